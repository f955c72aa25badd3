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
  backTo: string;
  onSent: () => void;
}

/** One question: where to send the link. */
export function ForgotStep(props: ForgotStepProps) {
  const { title, intro, backTo, onSent, ...rest } = props;
  const { t } = useTranslation();
  return (
    <StepForm
      {...rest}
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
