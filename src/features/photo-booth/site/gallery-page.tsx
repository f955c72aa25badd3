import { useCallback, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { call } from '#client/call.ts';
import { followSession } from '#client/follow-session.ts';
import { readToken } from '#client/token.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { fetchContract } from './fetch-contract.ts';
import type { FoundPhoto } from './fetch-contract.ts';
import { ForgetFace } from './forget-face.tsx';
import { FoundPhotos } from './found-photos.tsx';
import { LogInFirst } from './log-in-first.tsx';
import { NoticesField } from './notices-field.tsx';
import './photo-booth.css';

type Found = readonly FoundPhoto[] | 'failed' | 'forgotten' | undefined;

// spec: route:/photobooth-gallery
/** The photos that the visitor was found in so far. */
export default function PhotoBoothGalleryPage() {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const [name = campaign.title] = campaign.title.split(' ');
  const title = t('frame.memories', { name });
  return (
    <>
      <PageMeta title={title} hidden />
      <PageHeader title={title} intro={t('booth.galleryIntro')} />
      <div className="booth-gallery" data-of-one-person>
        <div className="container booth-log-in">
          <LogInFirst why={t('booth.logInWhy')} next="/photobooth-gallery" />
        </div>
        <Gallery />
      </div>
    </>
  );
}

function Gallery() {
  const { t } = useTranslation();
  const [found, setFound] = useState<Found>();
  const load = useCallback(() => {
    followSession();
    if (!readToken()) return;
    listFound().then(
      (answer) => setFound(answer.success ? answer.data : 'failed'),
      () => setFound('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (found === undefined)
    return (
      <div className="container section booth-of-owner">
        <SkeletonForm />
      </div>
    );
  if (found === 'failed')
    return (
      <div className="container section">
        <TryAgain text={t('booth.tryLater')} onAgain={load} />
      </div>
    );
  if (found === 'forgotten') return <Nothing title={t('booth.forgotten')} />;
  if (found.length === 0)
    return (
      <Nothing
        title={t('booth.galleryEmpty')}
        text={t('booth.galleryEmptyText')}
        action={<SearchLink />}
      />
    );
  return (
    <>
      <FoundPhotos photos={found} />
      <div className="container section">
        <NoticesField />
      </div>
      <div className="container section row">
        <SearchLink />
        <ForgetFace onForgotten={() => setFound('forgotten')} />
      </div>
    </>
  );
}

/** The empty state that is shown in place of photos. */
function Nothing(told: Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'action'>) {
  return (
    <div className="container section" role="status">
      <EmptyState wide art={<Scene name="quiet-mural" />} {...told} />
    </div>
  );
}

function SearchLink() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return <ButtonLink href={to('/photobooth')}>{t('booth.search')}</ButtonLink>;
}

async function listFound() {
  const { listImages } = await fetchContract();
  return call(listImages, { query: { size: '100' } });
}
