import type { ReactNode } from 'react';
import { useLocalPath } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';
import { GivenToken } from './given-token.tsx';
import { LongForm } from './long-form.tsx';
import { PostedCode } from './posted-code.tsx';
import type { Posted } from './post-steps.ts';
import { RegistrationEnd } from './registration-end.tsx';
import { StepEnd } from './step-end.tsx';

/** What follows a step that was posted without scripts; the steps themselves where nothing did. */
export function PostedEnd({ posted, children }: { posted: Posted; children: ReactNode }) {
  const { next, token, typed = {} } = posted;
  if (next === 'in') return <LoggedIn token={token ?? ''} />;
  if (next === 'code') return <PostedCode typed={typed} />;
  if (next === 'form') return <LongForm posted={posted} />;
  if (next === 'forgotten') return <ForgottenEnd />;
  if (next) return <RegistrationEnd end={next} token={token} />;
  // What was refused is shown again.
  if (typed['step'] === 'code') return <PostedCode {...posted} typed={typed} />;
  if (typed['step'] === 'register') return <LongForm posted={posted} />;
  return children;
}

function LoggedIn({ token }: { token: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <StepEnd
      title={t('signIn.loggedInTitle')}
      text={t('signIn.staysLoggedIn')}
      href={to('/')}
      label={t('problem.goHome')}
    >
      <GivenToken token={token} />
    </StepEnd>
  );
}

function ForgottenEnd() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <StepEnd
      title={t('signIn.linkSentTitle')}
      text={t('signIn.linkSent')}
      href={to('/login')}
      label={t('signIn.backToLogIn')}
    />
  );
}
