import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { showAgain } from '#ui/forms/post-form.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findSignInOptions } from '../contract.ts';
import { AlreadyIn } from './already-in.tsx';
import { LoginSteps } from './login-steps.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import './steps.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await context.get(siteContext).call(findSignInOptions);
  const { searchParams } = new URL(request.url);
  const hasEnded = searchParams.get('ended') === '1';
  return { google: data.google, way: searchParams.get('with'), hasEnded };
}

export const action = showAgain;

// spec: route:/login
/** One question at a time. */
export default function LoginPage() {
  const { t } = useTranslation();
  const { google, way, hasEnded } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('signIn.title')} hidden />
      {hasEnded && (
        <p className="step-ended" role="status">
          {t('signIn.sessionEnded')}
        </p>
      )}
      <NeedsScripts title={t('signIn.title')}>
        <MaybeIn way={way}>
          <LoginSteps google={google} way={way} />
        </MaybeIn>
      </NeedsScripts>
    </>
  );
}

/** A password can be forgotten by somebody who is logged in, too. */
function MaybeIn({ way, children }: { way: string | null; children: ReactNode }) {
  return way === 'forgot' ? children : <AlreadyIn>{children}</AlreadyIn>;
}
