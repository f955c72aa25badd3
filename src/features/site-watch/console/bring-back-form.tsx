import { useState } from 'react';
import { useAct } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useMay } from '#ui/console/me.ts';
import { useGuarded } from '#ui/console/proof.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';
import { bringBackContent, bringBackSite } from '../contract.ts';
import type { Scope } from './bring-back-address.ts';

interface BringBackFormProps {
  scope: Scope;
  moment: string;
  total: number;
  /** Told the id of what was begun. */
  onBegun: (id: string) => void;
}

/** The reason, and the button that does it. */
export function BringBackForm({ scope, moment, total, onBegun }: BringBackFormProps) {
  const say = useSay();
  const may = useMay();
  const guarded = useGuarded();
  const ofSite = useAct(bringBackSite);
  const ofContent = useAct(bringBackContent);
  const [error, setError] = useState<Error | null>(null);
  const problems = useFormProblems(error, ['reason', 'moment']);
  const isBusy = ofSite.isPending || ofContent.isPending;
  const begin = async (reason: string) => {
    const { collection, id } = scope;
    const body = { collection, moment, reason, ...(id && { id }) };
    const begun = await guarded(() =>
      may('settings:admin') ? ofSite.mutateAsync({ body }) : ofContent.mutateAsync({ body }),
    );
    if (begun) onBegun(begun.data.id);
  };
  return (
    <form
      className="bring-back-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(null);
        const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
        begin(reason).catch((failure: Error) => setError(failure));
      }}
    >
      <FormFailure message={problems.message} />
      <TextField
        label={say('Why', 'क्यों')}
        name="reason"
        maxLength={300}
        autoComplete="off"
        hint={say('It stands in the record', 'यह रिकॉर्ड में रहेगा')}
        problem={problems.fields['reason']}
      />
      <ActionButton type="submit" icon="undo" busy={isBusy}>
        {say(
          total === 1 ? 'Bring it back' : `Bring ${total} documents back`,
          total === 1 ? 'इसे वापस लाएँ' : `${total} दस्तावेज़ वापस लाएँ`,
        )}
      </ActionButton>
    </form>
  );
}
