import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { findSignInOptions } from '../contract.ts';
import { LoginSteps } from './login-steps.tsx';
import { PostedEnd } from './posted-end.tsx';
import { postStep } from './post-steps.ts';
import type { Posted } from './post-steps.ts';
import './steps.css';

export const handle = { doing: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await context.get(siteContext).call(findSignInOptions);
  return { google: data.google, way: new URL(request.url).searchParams.get('with') };
}

export function action({ context, request }: ActionFunctionArgs) {
  return postStep(request, context.get(siteContext).call);
}

// spec: route:/login
/** One question at a time; without scripts each is a form of its own. */
export default function LoginPage() {
  const { t } = useTranslation();
  const { google, way } = useLoaderData<typeof loader>();
  const posted = useActionData<Posted>() ?? {};
  return (
    <>
      <PageHead title={t('signIn.title')} hidden />
      <PostedEnd posted={posted}>
        <LoginSteps google={google} way={way} posted={posted} />
      </PostedEnd>
    </>
  );
}
