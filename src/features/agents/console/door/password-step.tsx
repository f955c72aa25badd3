import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';
import { SecretField } from '#ui/secret-field.tsx';
import { logInAgent } from '../../contract.ts';
import { Door, TwoStepRules } from './door.tsx';

interface PasswordStepProps {
  email: string;
  /** Why somebody is back here. */
  notice: string | undefined;
  onRight: (email: string, reply: ReplyOf<typeof logInAgent>) => void;
}

/** The first question: email and password. */
export function PasswordStep({ email, notice, onRight }: PasswordStepProps) {
  const say = useSay();
  return (
    <Door title={say('Log in', 'लॉग इन')} aside={<DoorRules />} foot={useFoot()}>
      <PasswordForm email={email} notice={notice} onRight={onRight} />
      <p className="door-under">
        <Link to="/password">{say('I forgot my password', 'पासवर्ड याद नहीं')}</Link>
        <span>{say('Step 1 of 2', 'कदम 1/2')}</span>
      </p>
    </Door>
  );
}

/** After a session has ended, where the log-in leads; undefined for those who just came. */
function useFoot(): string | undefined {
  const say = useSay();
  const [search] = useSearchParams();
  if (!search.has('next')) return undefined;
  return say(
    'After log-in you are back where you were, with what you wrote.',
    'लॉग इन के बाद आप वहीं लौटेंगे जहाँ थे, और आपका लिखा भी वहीं मिलेगा\u202f।',
  );
}

function PasswordForm({ email, notice, onRight }: PasswordStepProps) {
  const say = useSay();
  const logIn = useCallMutation(logInAgent);
  const form = useRef<HTMLFormElement>(null);
  const problems = useFormProblems(logIn.error, ['email', 'password']);
  useEffect(() => {
    if (logIn.error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [logIn.error]);
  return (
    <form
      ref={form}
      className="door-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const typed = {
          email: String(given.get('email')),
          password: String(given.get('password')),
        };
        logIn.mutate({ body: typed }, { onSuccess: (reply) => onRight(typed.email, reply) });
      }}
    >
      <FormFailure message={problems.message ?? (logIn.isIdle ? notice : undefined)} />
      <TextField
        label={say('Email', 'ईमेल')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        problem={problems.fields['email']}
      />
      <SecretField
        label={say('Password', 'पासवर्ड')}
        name="password"
        autoComplete="current-password"
        show={say('Show', 'दिखाएँ')}
        hide={say('Hide', 'छिपाएँ')}
        problem={problems.fields['password']}
      />
      <ActionButton type="submit" busy={logIn.isPending}>
        {logIn.isPending ? say('One moment', 'एक पल') : say('Go on', 'आगे बढ़ें')}
      </ActionButton>
    </form>
  );
}

function DoorRules() {
  const say = useSay();
  return (
    <TwoStepRules
      more={[
        {
          sign: '30',
          title: say('minutes without a key or a click', 'मिनट कोई कुंजी या क्लिक न हो'),
          children: say(
            'and you are logged out. After 12 hours in any case. What you wrote is kept.',
            'तो लॉग आउट हो जाता है; 12 घंटे बाद हर हाल में\u202f। आपका लिखा सुरक्षित रहता है\u202f।',
          ),
        },
      ]}
      note={say(
        'Every log-in is written to the record, with its place and device. You see your own under your name.',
        'हर लॉग इन रिकॉर्ड में दर्ज होता है, जगह और डिवाइस के साथ\u202f। अपने लॉग इन आप अपने नाम के नीचे देख सकते हैं\u202f।',
      )}
    />
  );
}
