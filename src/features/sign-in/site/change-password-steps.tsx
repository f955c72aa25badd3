import { useState } from 'react';
import { call } from '#client/call.ts';
import { ButtonLink } from '#ui/button.tsx';
import { whyDead } from '#ui/forms/why-dead.ts';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { WhyDead } from './dead-link.tsx';
import { fetchContract } from './fetch-contract.ts';
import { ReauthSteps } from './reauth-steps.tsx';
import { StepForm, StepHead } from './step-form.tsx';
import { steps } from './steps.ts';
import { useOwner } from './use-owner.ts';
import type { FindOwner } from './use-owner.ts';

interface ChangePasswordStepsProps {
  /** The receipt of a mail; without one, a logged-in visitor gets one for their password. */
  receipt: string | null;
  findOwner: FindOwner;
  onDone: () => void;
}

export function ChangePasswordSteps({
  receipt: ofMail,
  findOwner,
  onDone,
}: ChangePasswordStepsProps) {
  const [receipt, setReceipt] = useState(ofMail);
  if (receipt) return <ChoosePassword receipt={receipt} onDone={onDone} />;
  return <ProveFirst findOwner={findOwner} onProven={setReceipt} />;
}

interface ProveFirstProps {
  findOwner: FindOwner;
  onProven: (receipt: string) => void;
}

function ProveFirst({ findOwner, onProven }: ProveFirstProps) {
  const { t } = useTranslation();
  const { owner, look } = useOwner(findOwner);
  if (owner === 'looking') return <SkeletonForm />;
  if (owner === 'nobody') return <LogInFirst />;
  if (owner === 'away') return <TryAgain text={t('problem.brokenText')} onAgain={look} />;
  return (
    <div data-of-one-person>
      <ReauthSteps
        owner={owner}
        intro={t('password.currentIntro')}
        byPasswordAlone
        send={takeReceipt}
        onProven={({ data }) => onProven(data.receipt)}
      />
    </div>
  );
}

function ChoosePassword({ receipt, onDone }: { receipt: string; onDone: () => void }) {
  const [dead, setDead] = useState<string>();
  if (dead) return <NewLink why={dead} />;
  return (
    <StepForm
      step={steps.newPassword}
      heading="h2"
      send={async ({ newPassword, confirmPassword }) => {
        const answer = await setPassword({ receipt, newPassword, confirmPassword });
        setDead(whyDead(answer));
        return answer;
      }}
      onDone={onDone}
    />
  );
}

/** Replaces a link that no longer works by a form that asks for another. */
function NewLink({ why }: { why: string }) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <div className="step" role="status">
        <StepHead title={t('signIn.linkSentTitle')} intro={t('signIn.linkSent')} heading="h2" />
      </div>
    );
  return (
    <StepForm
      step={steps.forgotOnceMore}
      intro={<WhyDead why={why} text={t('signIn.forgotIntro')} />}
      heading="h2"
      onDone={() => setSent(true)}
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
