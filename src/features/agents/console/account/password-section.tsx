import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { SecretField } from '#ui/secret-field.tsx';
import { changeAgentPassword, listAgentSessions } from '../../contract.ts';
import { NewPasswordFields, useNewPassword } from '../factors/new-password-fields.tsx';

/** The password is changed with the one that holds now. */
export function PasswordSection() {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="account-section" aria-labelledby="password">
      <h2 id="password">{say('Password', 'पासवर्ड')}</h2>
      {isOpen ? (
        <PasswordForm onDone={() => setIsOpen(false)} />
      ) : (
        <ActionButton kind="line" onClick={() => setIsOpen(true)}>
          {say('Change the password', 'पासवर्ड बदलें')}
        </ActionButton>
      )}
    </section>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const toast = useToast();
  const change = useCallMutation(changeAgentPassword, { refreshes: [listAgentSessions] });
  const { typed, problem, check } = useNewPassword();
  const { fields, message } = useFormProblems(change.error, [
    'currentPassword',
    'newPassword',
    'confirmPassword',
  ]);
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!check()) return;
        const currentPassword = String(new FormData(event.currentTarget).get('currentPassword'));
        const { password: newPassword, confirmPassword } = typed;
        change.mutate(
          { body: { currentPassword, newPassword, confirmPassword } },
          {
            onSuccess: (reply) => {
              toast.success(reply.message ?? '');
              onDone();
            },
          },
        );
      }}
    >
      <CurrentPassword problem={fields['currentPassword']} />
      <NewPasswordFields
        typed={typed}
        problems={{
          password: problem.password ?? fields['newPassword'],
          confirmPassword: problem.confirmPassword ?? fields['confirmPassword'],
        }}
      />
      <FormFailure message={message} />
      <p className="row-note">
        {say(
          'You stay logged in here, and are logged out everywhere else.',
          'आप यहाँ लॉग इन रहेंगे, बाकी सब जगह से लॉग आउट होंगे\u202f।',
        )}
      </p>
      <p className="account-actions">
        <ActionButton type="submit" busy={change.isPending}>
          {say('Change the password', 'पासवर्ड बदलें')}
        </ActionButton>
        <ActionButton kind="quiet" onClick={onDone}>
          {say('Leave it', 'रहने दें')}
        </ActionButton>
      </p>
    </form>
  );
}

function CurrentPassword({ problem }: { problem: string | undefined }) {
  const say = useSay();
  return (
    <SecretField
      label={say('Password now', 'अभी का पासवर्ड')}
      name="currentPassword"
      autoComplete="current-password"
      ref={focusOnShow}
      show={say('Show', 'दिखाएँ')}
      hide={say('Hide', 'छिपाएँ')}
      problem={problem}
    />
  );
}
