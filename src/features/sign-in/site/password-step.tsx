import { call } from '#client/call.ts';
import { indianMobile } from '#lib/phone.ts';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/field.tsx';
import { SecretField } from '#ui/secret-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { accountOf } from './account-of.ts';
import { looksLikeEmail } from './check-email.ts';
import { fetchContract } from './fetch-contract.ts';
import { StepForm } from './step-form.tsx';

interface PasswordStepProps {
  /** The pages that lead from here. */
  forgotAt: string;
  numberAt: string;
  onLoggedIn: (token: string) => void;
}

/** The other way in: an e-mail or a mobile number, and the password. */
export function PasswordStep({ forgotAt, numberAt, onLoggedIn }: PasswordStepProps) {
  const { t } = useTranslation();
  /** Said of known and unknown addresses alike. */
  const withHint = (message: string, typed = '') =>
    indianMobile(typed) ? message : `${message} ${t('signIn.confirmFirst')}`;
  const send = async (typed: Record<string, string>) => {
    const answer = await logInByPassword(typed);
    if (answer.success || answer.status !== 400) return answer;
    return { ...answer, message: withHint(answer.message, typed['account']) };
  };
  const check = (typed: Record<string, string>): FieldErrors => ({
    ...(!isAccount(typed['account']) && {
      account: t(typed['account'] ? 'signIn.accountWrong' : 'signIn.accountRequired'),
    }),
    ...(!typed['password'] && { password: t('signIn.passwordRequired') }),
  });
  return (
    <StepForm
      title={t('signIn.title')}
      intro={t('signIn.passwordIntro')}
      label={t('signIn.title')}
      check={check}
      send={send}
      onDone={({ token }) => onLoggedIn(token)}
      foot={
        <p className="step-links">
          <Link href={forgotAt}>{t('signIn.forgot')}</Link>
          <Link href={numberAt}>{t('signIn.useNumber')}</Link>
        </p>
      }
    >
      {(errors) => <PasswordFields errors={errors} />}
    </StepForm>
  );
}

function PasswordFields({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="account"
        // The keys of addresses, which have the digits too; `email` would refuse a number.
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        label={t('signIn.account')}
        problem={errors['account'] ?? errors['email'] ?? errors['phoneNumber']}
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
  );
}

const isAccount = (typed = '') => indianMobile(typed) !== undefined || looksLikeEmail(typed);

async function logInByPassword({ account, password }: Record<string, string>) {
  const { logIn } = await fetchContract();
  return call(logIn, { body: { ...accountOf(account), password } });
}
