import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { checkEmail } from './check-email.ts';
import type { SendRegistration } from './send-registration.ts';
import { StepForm } from './step-form.tsx';

interface OtherAddressProps {
  address: string;
  send: (email: string) => ReturnType<SendRegistration>;
  onSent: (email: string) => void;
}

/** For whoever sees that the mail went to a mistyped address. */
export function OtherAddress({ address, send, onSent }: OtherAddressProps) {
  const { t } = useTranslation();
  return (
    <StepForm
      title={t('register.otherAddress')}
      label={t('register.sendMail')}
      check={checkEmail(t)}
      send={({ email = '' }) => send(email)}
      onDone={(_, { email = '' }) => onSent(email)}
    >
      {(errors) => (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t('join.email')}
          defaultValue={address}
          problem={errors['email']}
        />
      )}
    </StepForm>
  );
}
