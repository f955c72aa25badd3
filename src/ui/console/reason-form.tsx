import { useState } from 'react';
import type { ReactNode } from 'react';
import { TextField } from '../field.tsx';
import { FormFailure } from './form-failure.tsx';
import { useFormProblems } from './form-problems.ts';
import { useSay } from './say.tsx';
import { useTypedText } from './use-typed-text.ts';

interface ReasonFormProps {
  /** The thing in question: what is typed about it stays on this device until it is sent. */
  about: string;
  className: string;
  /** Words above the field. */
  intro?: ReactNode;
  /** Does it, and tells whether it was done: not where it stayed unproven who asks. Throws `CallFailed`. */
  send: (reason: string) => Promise<boolean>;
  /** The button. */
  children: ReactNode;
}

/** Asks why, for an act whose reason stands in the record. */
export function ReasonForm({ about, className, intro, send, children }: ReasonFormProps) {
  const say = useSay();
  const { text, setText, forget } = useTypedText(`reason ${about}`);
  const [error, setError] = useState<Error | null>(null);
  const problems = useFormProblems(error, ['reason']);
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(null);
        send(text).then(
          (isDone) => isDone && forget(text),
          (failure: Error) => setError(failure),
        );
      }}
    >
      {intro}
      <FormFailure message={problems.message} />
      <TextField
        label={say('Why', 'क्यों')}
        name="reason"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={300}
        autoComplete="off"
        hint={say('It stands in the record', 'यह रिकॉर्ड में रहेगा')}
        problem={problems.fields['reason']}
      />
      {children}
    </form>
  );
}
