import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { AlreadyIn } from './already-in.tsx';
import { PostedEnd } from './posted-end.tsx';
import { postStep } from './post-steps.ts';
import type { Posted } from './post-steps.ts';
import { RegisterSteps } from './register-steps.tsx';
import type { Way } from './registration.ts';
import { sendRegistration } from './send-registration.ts';
import './steps.css';

export function loader({ request }: LoaderFunctionArgs): { way: Way } {
  const byEmail = new URL(request.url).searchParams.get('with') === 'email';
  return { way: byEmail ? 'email' : 'number' };
}

export function action({ context, request }: ActionFunctionArgs) {
  return postStep(request, context.get(siteContext).call);
}

// spec: route:/register
/** One question at a time; without scripts the number, its code, and one form for the rest. */
export default function RegisterPage() {
  const { t } = useTranslation();
  const { way } = useLoaderData<typeof loader>();
  const posted = useActionData<Posted>() ?? {};
  return (
    <>
      <PageHead title={t('register.title')} hidden />
      <PostedEnd posted={posted}>
        <AlreadyIn>
          <RegisterSteps send={sendRegistration} way={way} posted={posted} />
        </AlreadyIn>
      </PostedEnd>
    </>
  );
}
