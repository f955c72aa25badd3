import type { ReactNode } from 'react';
import { keepToken } from '#client/token.ts';
import type { Failure } from '#contract/failure.ts';
import { spacedMobile } from '#lib/phone.ts';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { CodeStep } from './code-step.tsx';
import { MailSent } from './mail-sent.tsx';
import { Notice } from './notice.tsx';
import { RegistrationEnd } from './registration-end.tsx';
import { endOf, registrationKey } from './registration.ts';
import type { Question, Way } from './registration.ts';
import { goToReturnPath } from './return-path.ts';
import { checkPassword } from './send-registration.ts';
import type { SendRegistration } from './send-registration.ts';
import { verifyPhone } from './sent-code.ts';
import { StepForm } from './step-form.tsx';
import { steps } from './steps.ts';
import type { Step, FieldValues } from './steps.ts';
import { useRegistration } from './use-registration.ts';
import type { Registration } from './use-registration.ts';
import { removeStored } from './use-session-storage.ts';

interface StepProps {
  registration: Registration;
  send: SendRegistration;
}

const questions: Partial<Record<Question, (props: StepProps) => ReactNode>> = {
  number: NumberQuestion,
  code: CodeQuestion,
  email: keptAnswer(steps.registerByEmail),
  name: NameQuestion,
  password: PasswordQuestion,
  about: keptAnswer(steps.about),
  parent: keptAnswer(steps.parent),
  consents: ConsentsQuestion,
};

/** Asks one question after the other, and makes the account with the last. */
export function RegisterSteps({ way, send }: { way: Way; send: SendRegistration }) {
  const registration = useRegistration(way);
  const { question, gathered } = registration;
  const Ask = questions[question];
  if (question === 'mailed') return <MailSent registration={registration} send={send} />;
  if (!Ask) return <RegistrationEnd end={question} />;
  const key = `${question} ${gathered.mobile_number} ${gathered.email}`;
  return <Ask key={key} registration={registration} send={send} />;
}

const placeOf = ({ given, failure, problems, progress }: Registration) => ({
  given,
  failure,
  problems,
  progress,
});

/** A question whose answer is only kept. */
function keptAnswer(step: Step) {
  return function Ask({ registration }: StepProps) {
    return (
      <StepForm
        {...placeOf(registration)}
        step={step}
        onDone={(_, typed) => registration.answer(typed)}
      />
    );
  };
}

function NumberQuestion({ registration }: StepProps) {
  return (
    <StepForm
      {...placeOf(registration)}
      step={steps.registerByNumber}
      onDone={({ sent }) => registration.answer({ ...sent, verification: '', isUnknown: '' })}
    />
  );
}

function CodeQuestion({ registration }: StepProps) {
  const { gathered, progress, answer, keep } = registration;
  const to = useLocalPath();
  return (
    <CodeStep
      sent={gathered}
      label="signIn.goOn"
      progress={progress}
      changeAt="#number"
      verify={(otp) => verifyPhone(gathered.mobile_number, otp)}
      onSentAgain={keep}
      onVerified={({ data: { token, verification = '' } }) => {
        if (!token) return answer({ verification });
        // The number has an account: its owner is logged in.
        keepToken(token);
        goToReturnPath(to('/'));
      }}
    />
  );
}

/** Says that there is no account to a visitor who came from the login: the number may be mistyped. */
function NameQuestion({ registration }: StepProps) {
  const { gathered, answer } = registration;
  const { t } = useTranslation();
  const to = useLocalPath();
  const noAccountYet = (
    <>
      <span className="step-aside">
        {t('register.noAccountYet', { number: spacedMobile(gathered.mobile_number) })}{' '}
        <Link href={to('/login#number')}>{t('register.otherNumber')}</Link>
      </span>
      {t('register.nameIntro')}
    </>
  );
  return (
    <StepForm
      {...placeOf(registration)}
      step={steps.name}
      intro={gathered.isUnknown ? noAccountYet : undefined}
      onDone={(_, typed) => answer(typed)}
    />
  );
}

function PasswordQuestion({ registration }: StepProps) {
  const { way, gathered, isAskedAgain, setPassword, answer, resume } = registration;
  const { t } = useTranslation();
  return (
    <StepForm
      {...placeOf(registration)}
      step={steps.firstPassword}
      intro={t(passwordIntro(way, isAskedAgain))}
      send={({ password = '' }) => checkPassword(gathered, password)}
      onDone={(_, { password = '' }) => {
        setPassword(password);
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

/** Asks for each consent by itself, with the notice; then the account is made. */
function ConsentsQuestion({ registration, send }: StepProps) {
  const { way, gathered, password, setTicked, progress, correct, end } = registration;
  const { t } = useTranslation();
  async function sendAll(ticked: FieldValues) {
    setTicked(ticked);
    const answer = await send(gathered, password, ticked);
    const { errors = [] } = answer.success ? {} : answer;
    const found = Object.fromEntries(errors.map(({ param, msg }) => [param, msg]));
    // The screen of the wrong answer says what is wrong with it.
    return correct(found) ? stayQuiet : answer;
  }
  return (
    <StepForm
      step={way === 'number' ? steps.consentsByNumber : steps.consents}
      intro={way === 'google' ? t('register.googleIntro') : undefined}
      progress={progress}
      send={sendAll}
      onDone={({ token }) => {
        if (token) keepToken(token);
        removeStored(registrationKey);
        end(endOf(token, gathered));
      }}
      foot={<Notice />}
    />
  );
}

const stayQuiet: Failure = { success: false, message: '', errors: [{ param: 'consent', msg: '' }] };
