import { keepToken } from '#client/token.ts';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';
import { AboutStep } from './about-step.tsx';
import { Benefit } from './benefit.tsx';
import { CodeStep } from './code-step.tsx';
import { ConsentsStep } from './consents-step.tsx';
import { EmailStep, NameStep, ParentStep } from './line-steps.tsx';
import { MailSent } from './mail-sent.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { NumberStep } from './number-step.tsx';
import { RegistrationEnd } from './registration-end.tsx';
import type { Question, Way } from './registration.ts';
import type { SendRegistration } from './send-registration.ts';
import { useRegistration } from './use-registration.ts';
import type { Registration } from './use-registration.ts';
import { verifyNumber } from './verify-number.ts';
import { leadOn } from './where-to.ts';

interface RegisterStepsProps {
  way: Way;
  send: SendRegistration;
}

interface StepProps extends Omit<RegisterStepsProps, 'way'> {
  registration: Registration;
}

const steps: Partial<Record<Question, (props: StepProps) => React.ReactNode>> = {
  number: NumberQuestion,
  code: CodeQuestion,
  email: EmailStep,
  name: NameStep,
  password: PasswordQuestion,
  about: AboutStep,
  parent: ParentStep,
  consents: ConsentsStep,
};

/** Asks one question after the other, and makes the account with the last. */
export function RegisterSteps({ way, send }: RegisterStepsProps) {
  const registration = useRegistration(way);
  const { question } = registration;
  const Step = steps[question];
  if (question === 'mailed') return <MailSent registration={registration} send={send} />;
  if (!Step) return <RegistrationEnd end={question} />;
  return <Step key={question} registration={registration} send={send} />;
}

function NumberQuestion({ registration }: StepProps) {
  const { gathered, problems, progress, answer } = registration;
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <NumberStep
      key={gathered.mobile_number}
      title={t('register.title')}
      intro={<Benefit text={t('register.numberIntro')} />}
      progress={progress}
      mobile_number={gathered.mobile_number}
      problems={problems}
      onSent={(sent) => answer({ ...sent, verification: '', isUnknown: '' })}
      foot={
        <p className="step-links">
          <Link href={to('/register?with=email')}>{t('register.byEmail')}</Link>
          <Link href={to('/login')}>{t('signIn.title')}</Link>
        </p>
      }
    />
  );
}

function CodeQuestion({ registration }: StepProps) {
  const { gathered, progress, answer, keep } = registration;
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <CodeStep
      sent={gathered}
      label={t('signIn.goOn')}
      progress={progress}
      changeAt="#number"
      verify={(otp) => verifyNumber(gathered.mobile_number, otp)}
      onSentAgain={keep}
      onVerified={({ data: { token, verification = '' } }) => {
        if (!token) return answer({ verification });
        // The number has an account: whoever holds it is logged in.
        keepToken(token);
        leadOn(to('/'));
      }}
    />
  );
}

function PasswordQuestion({ registration }: StepProps) {
  const { way, isAskedAgain, setPassword, problems, progress, answer, resume } = registration;
  const { t } = useTranslation();
  return (
    <NewPasswordStep
      title={t('register.passwordTitle')}
      intro={t(passwordIntro(way, isAskedAgain))}
      progress={progress}
      label={t('signIn.goOn')}
      problems={problems}
      onDone={(_, typed) => {
        setPassword(typed['password'] ?? '');
        if (isAskedAgain) resume();
        else answer({});
      }}
    />
  );
}

function passwordIntro(way: Way, isAskedAgain: boolean) {
  if (isAskedAgain) return 'register.passwordAgain';
  return way === 'email' ? 'register.passwordIntroEmail' : 'register.passwordIntro';
}
