import { InlineScript } from '#ui/page/inline-script.tsx';
import { useTranslation } from '#ui/translation.tsx';

const storeToken = `(()=>{const place=document.querySelector('[data-token]');try{localStorage.setItem('x-access-token',place.dataset.token);document.documentElement.dataset.session='in'}catch{}})()`;

/**
 * The token of a form that the browser posted by itself. A script of its own stores it, where scripts
 * run after all; where none run, it says what an account can do without them.
 */
export function GivenToken({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p data-token={token} hidden />
      <InlineScript code={import.meta.env.SSR ? storeToken : ''} />
      <p className="step-intro without-scripts">{t('signIn.withoutScripts')}</p>
    </>
  );
}
