import type { User } from '#contract/user.ts';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { EditableRow } from './editable-row.tsx';
import type { Reauthenticate } from './use-reauthentication.tsx';
import { WaitingEmail } from './waiting-email.tsx';

interface EmailRowProps {
  user: User;
  onChange: (user: User) => void;
  prove: Reauthenticate;
}

/** The address, and under it a new one for as long as it waits for its link to be opened. */
export function EmailRow({ user, onChange, prove }: EmailRowProps) {
  const { t } = useTranslation();
  const { email, pendingEmail } = user;
  const label = t('profile.email');
  return (
    <EditableRow
      user={user}
      label={label}
      value={email}
      onChange={onChange}
      prove={prove}
      foot={
        pendingEmail && (
          <WaitingEmail
            email={pendingEmail}
            hasOld={email !== null}
            onChange={onChange}
            prove={prove}
          />
        )
      }
    >
      {(errors) => (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={label}
          hint={t('profile.newEmailHint')}
          defaultValue={email ?? ''}
          problem={errors['email']}
        />
      )}
    </EditableRow>
  );
}
