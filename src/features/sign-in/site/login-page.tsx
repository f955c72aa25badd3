import type { ReactNode } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { findSignInOptions } from '../contract.ts';
import { AlreadyIn } from './already-in.tsx';
import { LoginSteps } from './login-steps.tsx';
import { PostedEnd } from './posted-end.tsx';
import { postStep } from './post-steps.ts';
import type { Posted } from './post-steps.ts';
import './steps.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await context.get(siteContext).call(findSignInOptions);
  const { searchParams } = new URL(request.url);
  const hasEnded = searchParams.get('ended') === '1';
  return { google: data.google, way: searchParams.get('with'), hasEnded };
}

export function action({ context, request }: ActionFunctionArgs) {
  return postStep(request, context.get(siteContext).call);
}

// spec: route:/login
/** One question at a time; without scripts each is a form of its own. */
export default function LoginPage() {
  const { t } = useTranslation();
  const { google, way, hasEnded } = useLoaderData<typeof loader>();
  const posted = useActionData<Posted>() ?? {};
  return (
    <>
      <PageHead title={t('signIn.title')} hidden />
      {hasEnded && (
        <p className="step-ended" role="status">
          {t('signIn.sessionEnded')}
        </p>
      )}
      <PostedEnd posted={posted}>
        <MaybeIn way={way}>
          <LoginSteps google={google} way={way} posted={posted} />
        </MaybeIn>
      </PostedEnd>
    </>
  );
}

/** A password can be forgotten by somebody who is logged in, too. */
function MaybeIn({ way, children }: { way: string | null; children: ReactNode }) {
  return way === 'forgot' ? children : <AlreadyIn>{children}</AlreadyIn>;
}
