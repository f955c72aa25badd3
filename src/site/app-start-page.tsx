import { useTranslation } from '#ui/translation.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Finished } from '#ui/page/finished.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import type { PageHandle } from './root.tsx';

export const handle = { neverHydrates: true } satisfies PageHandle;

// spec: route:/_app
/**
 * Where the installed application starts: its frame, which the service worker keeps, so that
 * something stands there at once; then home, as the network or the worker has it.
 */
export default function AppStartPage() {
  return <Finished>{import.meta.env.SSR && <Start />}</Finished>;
}

function Start() {
  const { t } = useTranslation();
  const { campaign } = useShell();
  const home = useLocalPath()('/');
  return (
    <>
      <PageHead hidden />
      <meta httpEquiv="refresh" content={`0; url=${home}`} />
      <TitleWall title={campaign.title} intro={campaign.nameLine} />
      <p className="container section">
        <ButtonLink href={home}>{t('problem.goHome')}</ButtonLink>
      </p>
    </>
  );
}
