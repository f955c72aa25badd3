import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { showAgain } from '#ui/forms/post-form.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { AlreadyIn } from './already-in.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { RegisterSteps } from './register-steps.tsx';
import type { Way } from './registration.ts';
import { sendRegistration } from './send-registration.ts';
import './steps.css';

export function loader({ request }: LoaderFunctionArgs): { way: Way } {
  const byEmail = new URL(request.url).searchParams.get('with') === 'email';
  return { way: byEmail ? 'email' : 'number' };
}

export const action = showAgain;

// spec: route:/register
/** One question at a time. */
export default function RegisterPage() {
  const { t } = useTranslation();
  const { way } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('register.title')} hidden />
      <NeedsScripts title={t('register.title')}>
        <AlreadyIn>
          <RegisterSteps send={sendRegistration} way={way} />
        </AlreadyIn>
      </NeedsScripts>
    </>
  );
}
