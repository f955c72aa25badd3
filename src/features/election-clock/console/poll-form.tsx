import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useGuarded } from '#ui/console/proof.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';
import { WhenField } from '#ui/console/when-field.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { readElectionClock, savePolls } from '../contract.ts';

/** Enters the date of one constituency or of a whole phase. */
export function PollForm() {
  const say = useSay();
  const toast = useToast();
  const guarded = useGuarded();
  const save = useCallMutation(savePolls, { refreshes: [readElectionClock] });
  const { text: names, setText: setNames, forget } = useTypedText('poll');
  const [closesAt, setClosesAt] = useState<string>();
  const [error, setError] = useState<Error | null>(null);
  const problems = useFormProblems(error, ['constituencies', 'closesAt']);
  const send = async () => {
    const constituencies = names.split('\n').filter((name) => name.trim() !== '');
    const body = { constituencies, closesAt: closesAt ?? '' };
    const done = await guarded(() => save.mutateAsync({ body }));
    if (!done) return;
    toast.success(done.message ?? '');
    forget(names);
  };
  return (
    <section className="law-part">
      <h2>{say('Enter a poll date', 'मतदान की तारीख़ दर्ज करें')}</h2>
      <form
        className="law-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setError(null);
          send().catch((failure: Error) => setError(failure));
        }}
      >
        <FormFailure message={problems.message} />
        <TextAreaField
          label={say('Constituencies', 'निर्वाचन क्षेत्र')}
          name="constituencies"
          hint={say(
            'One a line, as people write it in their profile. One that is entered already moves to the new date.',
            'एक पंक्ति में एक, जैसे लोग प्रोफ़ाइल में लिखते हैं\u202f। पहले से दर्ज क्षेत्र नई तारीख़ पर चला जाएगा\u202f।',
          )}
          value={names}
          onChange={({ target }) => setNames(target.value)}
          problem={problemOf(problems.fields, 'constituencies')}
        />
        <WhenField
          label={say('Close of poll', 'मतदान ख़त्म होने का समय')}
          hint={say('Indian time', 'भारतीय समय')}
          value={closesAt}
          onChange={setClosesAt}
          problem={problems.fields['closesAt']}
        />
        <ActionButton type="submit" icon="plus" busy={save.isPending}>
          {say('Enter', 'दर्ज करें')}
        </ActionButton>
      </form>
    </section>
  );
}

/** A list tells of its parts as well: `constituencies.3`. */
function problemOf(fields: Partial<Record<string, string>>, name: string): string | undefined {
  const key = Object.keys(fields).find((each) => each === name || each.startsWith(`${name}.`));
  return key && fields[key];
}
