import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCallMutation } from '#client/query.ts';
import { ActionButton, ActionLink } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';
import { forgetAgentPassword, resetAgentPassword } from '../../contract.ts';
import { NewPasswordFields, useNewPassword } from '../factors/new-password-fields.tsx';
import { Door } from './door.tsx';

/** A new password: first a mail with a link is asked for, then the link leads here. */
export default function PasswordScreen() {
  const [search] = useSearchParams();
  const receipt = search.get('receipt');
  return receipt ? <ChooseNew receipt={receipt} /> : <AskForLink />;
}

function AskForLink() {
  const say = useSay();
  const forget = useCallMutation(forgetAgentPassword);
  const problems = useFormProblems(forget.error, ['email']);
  if (forget.data)
    return (
      <Door title={say('Look at your mail', 'अपना मेल देखें')}>
        <p>{forget.data.message}</p>
        <p>
          {say(
            'The link works once, for 30 minutes. Then the second step is asked for as always.',
            'लिंक एक बार और 30 मिनट तक चलता है\u202f। उसके बाद दूसरा कदम हमेशा की तरह माँगा जाएगा\u202f।',
          )}
        </p>
        <BackToLogIn />
      </Door>
    );
  return (
    <Door title={say('I forgot my password', 'पासवर्ड याद नहीं')}>
      <form
        className="door-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const email = String(new FormData(event.currentTarget).get('email') ?? '');
          forget.mutate({ body: { email } });
        }}
      >
        <FormFailure message={problems.message} />
        <TextField
          label={say('Email', 'ईमेल')}
          name="email"
          type="email"
          autoComplete="username"
          hint={say(
            'We send a link to a new password to the address of your account.',
            'आपके खाते के पते पर नए पासवर्ड का लिंक भेजा जाएगा\u202f।',
          )}
          problem={problems.fields['email']}
        />
        <ActionButton type="submit" busy={forget.isPending}>
          {say('Send the link', 'लिंक भेजें')}
        </ActionButton>
      </form>
      <BackToLogIn />
    </Door>
  );
}

function ChooseNew({ receipt }: { receipt: string }) {
  const say = useSay();
  const [isDone, setIsDone] = useState(false);
  const reset = useCallMutation(resetAgentPassword);
  const { typed, problem, check } = useNewPassword();
  const problems = useFormProblems(reset.error, ['newPassword', 'confirmPassword']);
  if (isDone)
    return (
      <Door title={say('Your password is changed', 'आपका पासवर्ड बदल गया')}>
        <p>
          {say(
            'Everybody who was logged in with your account was logged out.',
            'आपके खाते से जो भी लॉग इन था, उसे लॉग आउट कर दिया गया\u202f।',
          )}
        </p>
        <ActionLink to="/login">{say('Log in', 'लॉग इन करें')}</ActionLink>
      </Door>
    );
  return (
    <Door title={say('Choose a new password', 'नया पासवर्ड चुनें')}>
      <form
        className="door-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!check()) return;
          const body = {
            receipt,
            newPassword: typed.password,
            confirmPassword: typed.confirmPassword,
          };
          reset.mutate({ body }, { onSuccess: () => setIsDone(true) });
        }}
      >
        <FormFailure message={problems.message} />
        <NewPasswordFields
          typed={typed}
          problems={{
            password: problem.password ?? problems.fields['newPassword'],
            confirmPassword: problem.confirmPassword ?? problems.fields['confirmPassword'],
          }}
        />
        <ActionButton type="submit" busy={reset.isPending}>
          {say('Change the password', 'पासवर्ड बदलें')}
        </ActionButton>
      </form>
      <BackToLogIn />
    </Door>
  );
}

export function BackToLogIn() {
  const say = useSay();
  return (
    <p className="door-under">
      <Link to="/login">{say('Back to the log in', 'लॉग इन पर वापस')}</Link>
    </p>
  );
}
