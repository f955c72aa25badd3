import { useState } from 'react';
import { TextField } from '../field.tsx';
import { ActionButton } from './action-button.tsx';
import { useSay } from './say.tsx';

interface DecisionProps {
  busy: boolean;
  decide: (approve: boolean, reason?: string) => void;
}

/** The second pair of eyes: approves what goes out as it stands, or returns it. */
export function Decision({ busy, decide }: DecisionProps) {
  const say = useSay();
  const [reason, setReason] = useState('');
  return (
    <div className="decision">
      <TextField
        label={say('What has to change, if you return it', 'लौटाना हो तो क्या बदलना है')}
        value={reason}
        maxLength={500}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className="act-row">
        <ActionButton icon="check" busy={busy} onClick={() => decide(true)}>
          {say('Approve', 'मंज़ूर करें')}
        </ActionButton>
        <ActionButton kind="line" icon="undo" busy={busy} onClick={() => decide(false, reason)}>
          {say('Return', 'लौटाएँ')}
        </ActionButton>
      </p>
    </div>
  );
}
