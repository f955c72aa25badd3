import { useState } from 'react';
import type { ReactNode } from 'react';
import { TextField } from '../field.tsx';
import { FormFailure } from './form-failure.tsx';
import { useFormProblems } from './form-problems.ts';
import { useSay } from './say.tsx';

interface ReasonFormProps {
  className: string;
  /** Words above the field. */
  intro?: ReactNode;
  /** Does it, once somebody proved who they are. Throws `CallFailed`. */
  send: (reason: string) => Promise<void>;
  /** The button. */
  children: ReactNode;
}

/** Asks why, for an act whose reason stands in the record. */
export function ReasonForm({ className, intro, send, children }: ReasonFormProps) {
  const say = useSay();
  const [error, setError] = useState<Error | null>(null);
  const problems = useFormProblems(error, ['reason']);
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(null);
        const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
        send(reason).catch((failure: Error) => setError(failure));
      }}
    >
      {intro}
      <FormFailure message={problems.message} />
      <TextField
        label={say('Why', 'क्यों')}
        name="reason"
        maxLength={300}
        autoComplete="off"
        hint={say('It stands in the record', 'यह रिकॉर्ड में रहेगा')}
        problem={problems.fields['reason']}
      />
      {children}
    </form>
  );
}
