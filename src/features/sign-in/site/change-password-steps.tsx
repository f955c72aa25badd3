import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { readToken } from '#client/token.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import type { User } from '#contract/user.ts';
import { fetchContract } from './fetch-contract.ts';
import { NewPasswordStep } from './new-password-step.tsx';
import { ProofSteps } from './proof-steps.tsx';

type Owner = User | 'looking' | 'nobody' | 'away';

/** Undefined where nobody is logged in any more. */
export type FindOwner = () => Promise<User | undefined>;

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
  if (receipt)
    return (
      <NewPasswordStep
        name="newPassword"
        title={t('password.chooseTitle')}
        heading="h2"
        intro={t('password.chooseIntro')}
        label={t('password.save')}
        send={({ newPassword, confirmPassword }) =>
          setPassword({ receipt, newPassword, confirmPassword })
        }
        onDone={onDone}
      />
    );
  if (owner === 'looking') return <SkeletonForm />;
  if (owner === 'nobody') return <LogInFirst />;
  if (owner === 'away') return <TryAgain text={t('problem.brokenText')} onAgain={look} />;
  return (
    <ProofSteps
      owner={owner}
      intro={t('password.currentIntro')}
      send={takeReceipt}
      onProven={({ data }) => setReceipt(data.receipt)}
    />
  );
}

function LogInFirst() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="step">
      <p className="step-intro">{t('password.logInFirst')}</p>
      <p className="row">
        <ButtonLink href={`${to('/login')}?next=${encodeURIComponent(to('/changepassword'))}`}>
          {t('signIn.title')}
        </ButtonLink>
        <Link href={to('/login?with=forgot')}>{t('signIn.forgot')}</Link>
      </p>
    </div>
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
