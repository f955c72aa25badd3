import { call } from '#client/call.ts';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { fetchContract } from './fetch-contract.ts';
import { StepForm } from './step-form.tsx';

interface ForgotStepProps {
  title?: string;
  intro?: string;
  heading?: 'h1' | 'h2';
  action: string;
  backTo: string;
  email?: string | undefined;
  problems?: FieldErrors;
  failure?: string | undefined;
  onSent: () => void;
}

/** One question: where to send the link. */
export function ForgotStep(props: ForgotStepProps) {
  const { title, intro, backTo, email, onSent, ...rest } = props;
  const { t } = useTranslation();
  return (
    <StepForm
      {...rest}
      step="forgot"
      title={title ?? t('signIn.forgotTitle')}
      intro={intro ?? t('signIn.forgotIntro')}
      label={t('signIn.sendLink')}
      check={(typed): FieldErrors => (typed['email'] ? {} : { email: t('join.emailRequired') })}
      send={askForLink}
      onDone={onSent}
      foot={
        <p className="step-links">
          <Link href={backTo}>{t('signIn.backToLogIn')}</Link>
        </p>
      }
    >
      {(errors) => (
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={t('join.email')}
          defaultValue={email}
          problem={errors['email']}
        />
      )}
    </StepForm>
  );
}

async function askForLink({ email = '' }: Record<string, string>) {
  const { forgotPassword } = await fetchContract();
  return call(forgotPassword, { body: { email } });
}
