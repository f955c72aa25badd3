import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '#contract/user.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useLogOut } from './log-out.ts';
import { rememberReturnPath } from './return-path.ts';
import { StepHead } from './step-form.tsx';
import { useOwner } from './use-owner.ts';
import type { FindOwner, Owner } from './use-owner.ts';
import { useWayOn } from './use-way-on.ts';

/**
 * Replaces the steps for a visitor who is logged in already. The style sheet does so from the first
 * paint on; the steps stay in the page, hidden, because the session may turn out to be over.
 */
export function AlreadyIn({ children }: { children: ReactNode }) {
  const { owner } = useOwner(useOutletContext<FindOwner>());
  useEffect(() => {
    // All that was stored went with the session.
    if (owner === 'nobody') rememberReturnPath();
  }, [owner]);
  const isLooking = owner === 'looking';
  return (
    <>
      <div className={isLooking ? 'step-if-out' : undefined} hidden={!isLooking && isIn(owner)}>
        {children}
      </div>
      {isLooking && (
        <div className="step-if-in">
          <SkeletonForm />
        </div>
      )}
      {!isLooking && isIn(owner) && <WaysOn user={owner === 'away' ? undefined : owner} />}
    </>
  );
}

const isIn = (owner: Owner): owner is User | 'away' => owner !== 'looking' && owner !== 'nobody';

function WaysOn({ user }: { user: User | undefined }) {
  const { t } = useTranslation();
  const { busy, logOut } = useLogOut();
  const { href, label } = useWayOn();
  return (
    <div className="step">
      <StepHead
        title={t('signIn.loggedInTitle')}
        intro={user && t('signIn.alreadyAs', { name: user.name })}
      />
      <div className="fields step-form">
        <ButtonLink wide href={href}>
          {label}
        </ButtonLink>
        <Button type="button" kind="line" wide busy={busy} onClick={() => void logOut()}>
          {t('frame.logOut')}
        </Button>
      </div>
    </div>
  );
}
