import { call } from '#client/call.ts';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/field.tsx';
import { SecretField } from '#ui/secret-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { fetchContract } from './fetch-contract.ts';
import { StepForm } from './step-form.tsx';

interface PasswordStepProps {
  action: string;
  /** The pages that lead from here. */
  forgotAt: string;
  numberAt: string;
  email?: string | undefined;
  problems?: FieldErrors;
  failure?: string | undefined;
  onLoggedIn: (token: string) => void;
}

/** The other way in: e-mail and password. */
export function PasswordStep({
  forgotAt,
  numberAt,
  email,
  onLoggedIn,
  ...rest
}: PasswordStepProps) {
  const { t } = useTranslation();
  const check = (typed: Record<string, string>): FieldErrors => ({
    ...(!typed['email'] && { email: t('join.emailRequired') }),
    ...(!typed['password'] && { password: t('signIn.passwordRequired') }),
  });
  return (
    <StepForm
      {...rest}
      step="password"
      title={t('signIn.title')}
      intro={t('signIn.passwordIntro')}
      label={t('signIn.title')}
      check={check}
      send={logInByPassword}
      onDone={({ token }) => onLoggedIn(token)}
      foot={
        <p className="step-links">
          <Link href={forgotAt}>{t('signIn.forgot')}</Link>
          <Link href={numberAt}>{t('signIn.useNumber')}</Link>
        </p>
      }
    >
      {(errors) => (
        <>
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            label={t('join.email')}
            defaultValue={email}
            problem={errors['email']}
          />
          <SecretField
            name="password"
            autoComplete="current-password"
            label={t('signIn.password')}
            show={t('signIn.show')}
            hide={t('signIn.hide')}
            problem={errors['password']}
          />
        </>
      )}
    </StepForm>
  );
}

async function logInByPassword({ email, password }: Record<string, string>) {
  const { logIn } = await fetchContract();
  return call(logIn, { body: { email, password } });
}
