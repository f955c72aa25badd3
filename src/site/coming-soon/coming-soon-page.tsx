import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { pageAt } from '../pages/pages.ts';

/** Only the server knows the labels of all pages. */
export function loader({ context }: LoaderFunctionArgs) {
  return { label: pageAt(context.get(siteContext).path)?.label };
}

/**
 * A page whose own screen is not built yet: its label as the title, a quiet mural, and the way
 * home.
 */
export default function ComingSoonPage() {
  const { t } = useTranslation();
  const title = useLabel();
  const to = useLocalPath();
  return (
    <>
      <PageMeta title={title} hidden />
      <PageHeader title={title} />
      <div className="container section">
        <EmptyState
          wide
          art={<Scene name="quiet-mural" eager />}
          title={t('room.notReady')}
          action={<ButtonLink href={to('/')}>{t('problem.goHome')}</ButtonLink>}
        />
      </div>
    </>
  );
}

function useLabel(): string {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const { label } = useLoaderData<typeof loader>();
  return label && label !== 'siteMap.yourPhotos' ? t(label) : campaign.title;
}
