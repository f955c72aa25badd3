import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { PageHandle } from './root.tsx';
import './offline-page.css';

export const handle = { neverHydrates: true } satisfies PageHandle;

/**
 * The page that the service worker shows at any address that it can neither reach nor find in its
 * cache. The worker fills in the list of cached pages, and tells that a submitted form is kept.
 */
export default function OfflinePage() {
  return <ServerOnly>{import.meta.env.SSR && <Offline />}</ServerOnly>;
}

function Offline() {
  const { t } = useTranslation();
  const title = t('problem.offlineTitle');
  return (
    <div className="section container offline">
      <PageMeta title={title} hidden />
      <EmptyState
        art={<Scene name="night-mural" eager />}
        heading="h1"
        title={title}
        text={t('problem.offlineText')}
        // An empty address is the address that was asked for.
        action={<ButtonLink href="">{t('problem.tryAgain')}</ButtonLink>}
      />
      <p className="offline-typed" hidden>
        {t('offline.typed')}
      </p>
      <section className="offline-kept" hidden>
        <h2>{t('offline.kept')}</h2>
        <ul className="offline-kept-list" />
      </section>
    </div>
  );
}
