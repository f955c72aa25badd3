import { useEffect } from 'react';
import { keepToken } from '#client/token.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { CodeStep } from './code-step.tsx';
import type { Google } from './google.ts';
import { OtherWays } from './other-ways.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { noRegistration, registrationKey } from './registration.ts';
import { goToReturnPath, rememberReturnPath } from './return-path.ts';
import { sendWithGoogle } from './send-registration.ts';
import { noCode, sentCodeKey, verifyPhone } from './sent-code.ts';
import { StepEnd } from './step-end.tsx';
import { StepForm } from './step-form.tsx';
import { steps } from './steps.ts';
import { useGoogleReturn } from './use-google-return.ts';
import { useSessionStorage, writeStored } from './use-session-storage.ts';
import { useShownAgain } from './use-shown-again.ts';
import { useSteps } from './use-steps.ts';

interface LoginStepsProps {
  google: Google | null;
  /** The way to log in that the address names: `password` or `forgot`; by number unless told. */
  way: string | null;
}

/** The ways in: a code to the number, e-mail and password, or Google. */
export function LoginSteps({ google, way }: LoginStepsProps) {
  const to = useLocalPath();
  const enter = (token: string) => {
    keepToken(token);
    goToReturnPath(to('/'));
  };
  const back = useGoogleReturn(enter);
  useEffect(rememberReturnPath, []);
  if (back.newcomer) return <RegisterSteps way="google" send={sendWithGoogle(back.newcomer)} />;
  if (way === 'forgot') return <Forgotten />;
  if (way === 'password') return <ByPassword onLoggedIn={enter} />;
  return <ByNumber google={google} failure={back.failure} onLoggedIn={enter} />;
}

function ByPassword({ onLoggedIn }: Pick<ByNumberProps, 'onLoggedIn'>) {
  const again = useShownAgain();
  return <StepForm {...again} step={steps.password} onDone={({ token }) => onLoggedIn(token)} />;
}

function Forgotten() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const again = useShownAgain();
  const [step, go] = useSteps(['email', 'mailed']);
  if (step === 'mailed')
    return (
      <StepEnd
        title={t('signIn.linkSentTitle')}
        text={t('signIn.linkSent')}
        href={to('/login?with=password')}
        label={t('signIn.backToLogIn')}
      />
    );
  return <StepForm {...again} step={steps.forgot} onDone={() => go('mailed')} />;
}

interface ByNumberProps {
  google: Google | null;
  failure: string | undefined;
  onLoggedIn: (token: string) => void;
}

function ByNumber({ google, failure, onLoggedIn }: ByNumberProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const [step, go] = useSteps(['number', 'code']);
  const { state: sent, keep } = useSessionStorage(sentCodeKey, noCode);
  const again = useShownAgain();
  if (step === 'code' && sent.mobile_number)
    return (
      <CodeStep
        sent={sent}
        label="signIn.title"
        changeAt="#number"
        verify={(otp) => verifyPhone(sent.mobile_number, otp)}
        onSentAgain={keep}
        onVerified={({ data: { token, verification } }) => {
          if (token) return onLoggedIn(token);
          writeStored(registrationKey, {
            ...noRegistration,
            ...sent,
            verification,
            isUnknown: 'yes',
          });
          location.assign(to('/register#name'));
        }}
        note={t('signIn.staysLoggedIn')}
      />
    );
  return (
    <StepForm
      key={`${sent.mobile_number} ${failure}`}
      step={steps.number}
      given={{ mobile_number: sent.mobile_number, ...again.given }}
      failure={failure ?? again.failure}
      onDone={(answer) => {
        keep(answer.sent);
        go('code');
      }}
      foot={<OtherWays google={google} />}
    />
  );
}
