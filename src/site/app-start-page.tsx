import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { PageHandle } from './root.tsx';

export const handle = { neverHydrates: true } satisfies PageHandle;

// spec: route:/_app
/**
 * The start page of the installed app: the service worker keeps its frame, so that it shows at
 * once; it then leads to home, from the network or from the worker's cache.
 */
export default function AppStartPage() {
  return <ServerOnly>{import.meta.env.SSR && <Start />}</ServerOnly>;
}

function Start() {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const home = useLocalPath()('/');
  return (
    <>
      <PageMeta hidden />
      <meta httpEquiv="refresh" content={`0; url=${home}`} />
      <PageHeader title={campaign.title} intro={campaign.nameLine} />
      <p className="container section">
        <ButtonLink href={home}>{t('problem.goHome')}</ButtonLink>
      </p>
    </>
  );
}
