import { useEffect, useRef, useState } from 'react';
import type { User } from '#contract/user.ts';
import { spacedMobile } from '#lib/phone.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Answer, Success } from '#ui/use-submission.ts';
import { CodeStep } from './code-step.tsx';
import { sendCodeTo } from './sent-code.ts';
import type { SentCode } from './sent-code.ts';
import { StepForm } from './step-form.tsx';
import { steps } from './steps.ts';
import type { StepReply } from './steps.ts';

interface Proof {
  currentPassword?: string;
  otp?: string;
}

interface ReauthStepsProps<Reply extends Answer> {
  owner: User;
  intro?: string;
  inDialog?: boolean;
  /** A code does not stand in for the password of an account that has one. */
  byPasswordAlone?: boolean;
  send: (proof: Proof) => StepReply<Reply>;
  onProven: (answer: Success<Reply>) => void;
}

/** Asks for the password of the account, or, where it has none or it is forgotten, for a code to its number. */
export function ReauthSteps<Reply extends Answer>(props: ReauthStepsProps<Reply>) {
  const { t } = useTranslation();
  const {
    owner: { hasPassword, phoneNumber },
  } = props;
  const [isForgotten, setForgotten] = useState(false);
  if (phoneNumber && (isForgotten || !hasPassword))
    return <ByCode {...props} number={phoneNumber} takesFocus={props.inDialog || isForgotten} />;
  if (!hasPassword) return <p className="step-intro">{t('prove.impossible')}</p>;
  return <ByPassword {...props} onForgotten={() => setForgotten(true)} />;
}

type ByPasswordProps<Reply extends Answer> = ReauthStepsProps<Reply> & { onForgotten: () => void };

function ByPassword<Reply extends Answer>(props: ByPasswordProps<Reply>) {
  const { owner, intro, inDialog, byPasswordAlone, send, onProven, onForgotten } = props;
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <StepForm<Reply>
      step={steps.reauthenticate}
      heading="h2"
      inDialog={inDialog}
      intro={intro}
      send={({ currentPassword }) => send({ currentPassword })}
      onDone={onProven}
      foot={
        <p className="step-links">
          {owner.phoneNumber && !byPasswordAlone ? (
            <button type="button" className="link step-link" onClick={onForgotten}>
              {t('prove.useCode')}
            </button>
          ) : (
            <Link href={to('/login?with=forgot')}>{t('signIn.forgot')}</Link>
          )}
        </p>
      }
    />
  );
}

type ByCodeProps<Reply extends Answer> = ReauthStepsProps<Reply> & {
  number: string;
  /** It takes the place of another question, or of what opened the dialog. */
  takesFocus: boolean;
};

function ByCode<Reply extends Answer>(props: ByCodeProps<Reply>) {
  const { number, inDialog, takesFocus, send, onProven } = props;
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentCode>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const ask = async () => {
    const answer = await sendCodeTo(number);
    if (answer.success) return setSent(answer.sent);
    throw new Error(answer.message);
  };
  const sayWhy = ({ message }: Error) =>
    showToast({ kind: 'error', text: message, region: t('frame.messages') });
  if (!sent)
    return (
      <div className="step">
        <p className="step-intro">{t('prove.byCode', { number: spacedMobile(number) })}</p>
        <Button ref={button} type="button" wide onClick={() => void ask().catch(sayWhy)}>
          {t('signIn.sendCode')}
        </Button>
      </div>
    );
  return (
    <CodeStep<Reply>
      sent={sent}
      heading="h2"
      inDialog={inDialog}
      label="prove.confirm"
      verify={(otp) => send({ otp })}
      onVerified={onProven}
      onSentAgain={setSent}
    />
  );
}
