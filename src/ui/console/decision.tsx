import { TextField } from '../field.tsx';
import { ActionButton } from './action-button.tsx';
import { useSay } from './say.tsx';
import { useTypedText } from './use-typed-text.ts';

interface DecisionProps {
  /** Names the broadcast: what is typed stays on this device for it until it is sent. */
  about: string;
  busy: boolean;
  decide: (approve: boolean, reason?: string) => Promise<'done' | 'refused' | 'failed'>;
}

/** The second pair of eyes: approves what goes out as it stands, or returns it. */
export function Decision({ about, busy, decide }: DecisionProps) {
  const say = useSay();
  const { text: reason, setText: setReason, forget } = useTypedText(`decision ${about}`);
  const press = async (approve: boolean) => {
    const outcome = await (approve ? decide(true) : decide(false, reason));
    if (outcome === 'done') forget(reason);
  };
  return (
    <div className="decision">
      <TextField
        label={say('What has to change, if you return it', 'लौटाना हो तो क्या बदलना है')}
        value={reason}
        maxLength={500}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className="act-row">
        <ActionButton icon="check" busy={busy} onClick={() => void press(true)}>
          {say('Approve', 'मंज़ूर करें')}
        </ActionButton>
        <ActionButton kind="line" icon="undo" busy={busy} onClick={() => void press(false)}>
          {say('Return', 'लौटाएँ')}
        </ActionButton>
      </p>
    </div>
  );
}
