import { useState } from 'react';
import type { User } from '#contract/user.ts';
import { SecretField } from '#ui/secret-field.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Answer, FieldErrors, Taken } from '#ui/use-submission.ts';
import { CodeStep } from './code-step.tsx';
import { sendCodeTo, sentTo } from './number-step.tsx';
import type { SentCode } from './number-step.tsx';
import { StepForm } from './step-form.tsx';

interface Proof {
  currentPassword?: string;
  otp?: string;
}

interface ProofStepsProps<Reply extends Answer> {
  owner: User;
  intro?: string;
  inDialog?: boolean;
  send: (proof: Proof) => Promise<Reply | (Answer & { success: false })>;
  onProven: (answer: Taken<Reply>) => void;
}

/** Asks for the password of the account, or, where it has none, for a code to its number. */
export function ProofSteps<Reply extends Answer>(props: ProofStepsProps<Reply>) {
  const { t } = useTranslation();
  const { owner } = props;
  if (owner.hasPassword) return <ByPassword {...props} />;
  if (!owner.phoneNumber) return <p className="step-intro">{t('prove.impossible')}</p>;
  return <ByCode {...props} number={owner.phoneNumber} />;
}

function ByPassword<Reply extends Answer>(props: ProofStepsProps<Reply>) {
  const { intro, inDialog, send, onProven } = props;
  const { t } = useTranslation();
  return (
    <StepForm<Reply>
      step="prove"
      title={t('prove.title')}
      heading="h2"
      inDialog={inDialog}
      intro={intro ?? t('prove.byPassword')}
      label={t('prove.confirm')}
      check={({ currentPassword }): FieldErrors =>
        currentPassword ? {} : { currentPassword: t('signIn.passwordRequired') }
      }
      send={({ currentPassword }) => send({ currentPassword })}
      onDone={onProven}
    >
      {(errors) => (
        <SecretField
          name="currentPassword"
          autoComplete="current-password"
          label={t('password.current')}
          show={t('signIn.show')}
          hide={t('signIn.hide')}
          problem={errors['currentPassword']}
        />
      )}
    </StepForm>
  );
}

function ByCode<Reply extends Answer>(props: ProofStepsProps<Reply> & { number: string }) {
  const { number, inDialog, send, onProven } = props;
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentCode>();
  const ask = async () => {
    const answer = await sendCodeTo(number);
    if (answer.success) return setSent(sentTo(number, answer.data.resendAfter));
    throw new Error(answer.message);
  };
  const sayWhy = ({ message }: Error) =>
    showToast({ kind: 'error', text: message, region: t('frame.messages') });
  if (!sent)
    return (
      <div className="step">
        <p className="step-intro">{t('prove.byCode', { number })}</p>
        <Button type="button" wide onClick={() => void ask().catch(sayWhy)}>
          {t('signIn.sendCode')}
        </Button>
      </div>
    );
  return (
    <CodeStep<Reply>
      sent={sent}
      heading="h2"
      inDialog={inDialog}
      label={t('prove.confirm')}
      verify={(otp) => send({ otp })}
      onVerified={onProven}
      onSentAgain={setSent}
    />
  );
}
