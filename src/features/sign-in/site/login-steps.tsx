import { useEffect } from 'react';
import { useLocalPath } from '#ui/page/shell.ts';
import { keepToken } from '#client/token.ts';
import { useTranslation } from '#ui/translation.tsx';
import { CodeStep } from './code-step.tsx';
import { ForgotStep } from './forgot-step.tsx';
import { NumberStep } from './number-step.tsx';
import { OtherWays } from './other-ways.tsx';
import type { Google } from './google.ts';
import { PasswordStep } from './password-step.tsx';
import { noRegistration, registrationKey } from './registration.ts';
import { RegisterSteps } from './register-steps.tsx';
import { sendWithGoogle } from './send-registration.ts';
import { noCode, sentCodeKey } from './sent-code.ts';
import { StepEnd } from './step-end.tsx';
import { useGoogleReturn } from './use-google-return.ts';
import { useKept, writeKept } from './use-kept.ts';
import { useSteps } from './use-steps.ts';
import { verifyNumber } from './verify-number.ts';
import { leadOn, rememberWhereTo } from './where-to.ts';

interface LoginStepsProps {
  google: Google | null;
  /** Which way in the address names: `password`, `forgot`, or a number. */
  way: string | null;
}

/** The ways in: a code to the number, e-mail and password, or Google. */
export function LoginSteps({ google, way }: LoginStepsProps) {
  const to = useLocalPath();
  const enter = (token: string) => {
    keepToken(token);
    leadOn(to('/'));
  };
  const back = useGoogleReturn(enter);
  useEffect(rememberWhereTo, []);
  if (back.newcomer) return <RegisterSteps way="google" send={sendWithGoogle(back.newcomer)} />;
  if (way === 'forgot') return <Forgotten />;
  if (way === 'password')
    return (
      <PasswordStep
        forgotAt={to('/login?with=forgot')}
        numberAt={to('/login')}
        onLoggedIn={enter}
      />
    );
  return <ByNumber google={google} failure={back.failure} onLoggedIn={enter} />;
}

function Forgotten() {
  const { t } = useTranslation();
  const to = useLocalPath();
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
  return <ForgotStep backTo={to('/login?with=password')} onSent={() => go('mailed')} />;
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
  const { state: sent, keep } = useKept(sentCodeKey, noCode);
  if (step === 'code' && sent.mobile_number)
    return (
      <CodeStep
        sent={sent}
        label={t('signIn.title')}
        changeAt="#number"
        verify={(otp) => verifyNumber(sent.mobile_number, otp)}
        onSentAgain={keep}
        onVerified={({ data: { token, verification } }) => {
          if (token) return onLoggedIn(token);
          writeKept(registrationKey, {
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
    <NumberStep
      key={`${sent.mobile_number} ${failure}`}
      title={t('signIn.title')}
      intro={t('signIn.intro')}
      mobile_number={sent.mobile_number}
      failure={failure}
      onSent={(code) => {
        keep(code);
        go('code');
      }}
      foot={<OtherWays google={google} />}
    />
  );
}
