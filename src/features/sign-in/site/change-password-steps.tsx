import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { readToken } from '#client/token.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import type { User } from '#contract/user.ts';
import { whyDead } from './dead-link.tsx';
import { fetchContract } from './fetch-contract.ts';
import type { FindOwner } from './find-owner-type.ts';
import { ForgotStep } from './forgot-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { StepHead } from './step-form.tsx';

type Owner = User | 'looking' | 'nobody' | 'away';

interface ChangePasswordStepsProps {
  /** From a mail; whoever is logged in gets one for a proof. */
  receipt: string | null;
  findOwner: FindOwner;
  onDone: () => void;
}

export function ChangePasswordSteps({
  receipt: ofMail,
  findOwner,
  onDone,
}: ChangePasswordStepsProps) {
  const { t } = useTranslation();
  const [receipt, setReceipt] = useState(ofMail);
  const [owner, setOwner] = useState<Owner>('looking');
  const look = useCallback(() => {
    setOwner('looking');
    findOwner()
      .then((user) => setOwner(user ?? 'nobody'))
      .catch((error: unknown) => {
        console.error(error);
        setOwner('away');
      });
  }, [findOwner]);
  useEffect(() => {
    if (receipt) return;
    if (readToken()) look();
    else setOwner('nobody');
  }, [receipt, look]);
  if (receipt) return <ChoosePassword receipt={receipt} onDone={onDone} />;
  if (owner === 'looking') return <SkeletonForm />;
  if (owner === 'nobody') return <LogInFirst />;
  if (owner === 'away') return <TryAgain text={t('problem.brokenText')} onAgain={look} />;
  return (
    <div data-of-one-person>
      <ProofSteps
        owner={owner}
        intro={t('password.currentIntro')}
        send={takeReceipt}
        onProven={({ data }) => setReceipt(data.receipt)}
      />
    </div>
  );
}

function ChoosePassword({ receipt, onDone }: { receipt: string; onDone: () => void }) {
  const { t } = useTranslation();
  const [dead, setDead] = useState<string>();
  if (dead) return <NewLink why={dead} />;
  return (
    <NewPasswordStep
      name="newPassword"
      title={t('password.chooseTitle')}
      heading="h2"
      intro={t('password.chooseIntro')}
      label={t('password.save')}
      send={async ({ newPassword, confirmPassword }) => {
        const answer = await setPassword({ receipt, newPassword, confirmPassword });
        setDead(whyDead(answer));
        return answer;
      }}
      onDone={onDone}
    />
  );
}

/** In place of a link that works no more: the way to another, right here. */
function NewLink({ why }: { why: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <div className="step" role="status">
        <StepHead title={t('signIn.linkSentTitle')} intro={t('signIn.linkSent')} heading="h2" />
      </div>
    );
  return (
    <ForgotStep
      title={t('signIn.deadLink')}
      intro={`${why} ${t('signIn.forgotIntro')}`}
      heading="h2"
      backTo={to('/login')}
      onSent={() => setSent(true)}
    />
  );
}

function LogInFirst() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <EmptyState
      wide
      art={<Scene name="quiet-mural" />}
      title={t('password.logInFirst')}
      action={
        <p className="row">
          <ButtonLink href={`${to('/login')}?next=${encodeURIComponent(to('/changepassword'))}`}>
            {t('signIn.title')}
          </ButtonLink>
          <Link href={to('/login?with=forgot')}>{t('signIn.forgot')}</Link>
        </p>
      }
    />
  );
}

interface NewPassword {
  receipt: string;
  newPassword?: string;
  confirmPassword?: string;
}

async function setPassword({ receipt, newPassword, confirmPassword }: NewPassword) {
  const { changePassword } = await fetchContract();
  return call(changePassword, { body: { receipt, newPassword, confirmPassword } });
}

async function takeReceipt(proof: { currentPassword?: string; otp?: string }) {
  const { takePasswordReceipt } = await fetchContract();
  return call(takePasswordReceipt, { body: proof });
}
