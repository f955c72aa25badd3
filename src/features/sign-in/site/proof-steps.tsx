import { useState } from 'react';
import type { User } from '#contract/user.ts';
import { SecretField } from '#ui/secret-field.tsx';
import { spacedMobile } from '#lib/phone.ts';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Answer, FieldErrors, Taken } from '#ui/use-submission.ts';
import { CodeStep } from './code-step.tsx';
import { sendCodeTo } from './sent-code.ts';
import type { SentCode } from './sent-code.ts';
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

/** Asks for the password of the account, or, where it has none or it is forgotten, for a code to its number. */
export function ProofSteps<Reply extends Answer>(props: ProofStepsProps<Reply>) {
  const { t } = useTranslation();
  const {
    owner: { hasPassword, phoneNumber },
  } = props;
  const [isForgotten, setForgotten] = useState(false);
  if (phoneNumber && (isForgotten || !hasPassword))
    return <ByCode {...props} number={phoneNumber} />;
  if (!hasPassword) return <p className="step-intro">{t('prove.impossible')}</p>;
  return <ByPassword {...props} onForgotten={() => setForgotten(true)} />;
}

type ByPasswordProps<Reply extends Answer> = ProofStepsProps<Reply> & { onForgotten: () => void };

function ByPassword<Reply extends Answer>(props: ByPasswordProps<Reply>) {
  const { owner, intro, inDialog, send, onProven, onForgotten } = props;
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <StepForm<Reply>
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
      foot={
        <p className="step-links">
          {owner.phoneNumber ? (
            <button type="button" className="link step-link" onClick={onForgotten}>
              {t('prove.useCode')}
            </button>
          ) : (
            <Link href={to('/login?with=forgot')}>{t('signIn.forgot')}</Link>
          )}
        </p>
      }
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
    if (answer.success) return setSent(answer.sent);
    throw new Error(answer.message);
  };
  const sayWhy = ({ message }: Error) =>
    showToast({ kind: 'error', text: message, region: t('frame.messages') });
  if (!sent)
    return (
      <div className="step">
        <p className="step-intro">{t('prove.byCode', { number: spacedMobile(number) })}</p>
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
