import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { call } from '#client/call.ts';
import { followSession } from '#client/follow-session.ts';
import { readToken } from '#client/token.ts';
import { firstName } from '#lib/short-name.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { useAction } from '#ui/use-action.ts';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { fetchContract } from './fetch-contract.ts';
import type { FoundPhoto, BoothStatus } from './fetch-contract.ts';
import { findBoothStatus } from './find-booth-status.ts';
import { ForgetFace } from './forget-face.tsx';
import { PAGE_SIZE, pageAfter, withPage } from './found-pages.ts';
import type { PhotoList } from './found-pages.ts';
import { FoundPhotos } from './found-photos.tsx';
import { LogInFirst } from './log-in-first.tsx';
import { NoticesField } from './notices-field.tsx';
import './photo-booth.css';

type Found = PhotoList<FoundPhoto>;

interface OwnGallery {
  found: Found;
  status: BoothStatus;
}

// spec: route:/photobooth-gallery
/** The photos that the visitor was found in so far. */
export default function PhotoBoothGalleryPage() {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const title = t('frame.memories', { name: firstName(campaign.title) });
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
  const { loaded, load, change } = useLoaded<OwnGallery>(findGallery);
  const [isForgotten, setForgotten] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  if (isForgotten) return <Forgotten />;
  if (loaded === undefined)
    return (
      <div className="container section booth-of-owner">
        <SkeletonForm tall />
      </div>
    );
  if (loaded === 'failed')
    return (
      <div className="container section">
        <TryAgain text={t('booth.tryLater')} onAgain={load} />
      </div>
    );
  const { found, status } = loaded;
  const changeFound = (edit: (listed: Found) => Found) =>
    change((now) => ({ ...now, found: edit(now.found) }));
  const isEmpty = found.data.length === 0;
  return (
    <>
      {isEmpty && found.total <= 0 && <NothingFound isEmptied={isEmptied} />}
      {!isEmpty && (
        <FoundPhotos
          photos={found.data}
          takesFocus={isEmptied}
          onRejected={(photoId) => {
            setEmptied(found.data.length === 1);
            changeFound((listed) => withoutPhoto(listed, photoId));
          }}
        />
      )}
      {found.data.length < found.total && (
        <More
          shown={found.data.length}
          onPage={(page) => changeFound((listed) => withPage(listed, page))}
        />
      )}
      <div className="container section stack">
        {status.isEnrolled && <NoticesField chosen={status.notices} />}
        <div className="row">
          {!isEmpty && <SearchLink />}
          {(status.isEnrolled || !isEmpty) && <ForgetFace onForgotten={() => setForgotten(true)} />}
        </div>
      </div>
    </>
  );
}

interface MoreProps {
  shown: number;
  onPage: (page: Found) => void;
}

/** Leads to the photos that go on, and goes there by itself, with the focus, when none is shown any more. */
function More({ shown, onPage }: MoreProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const goOn = () => run(() => listFound(pageAfter(shown)), onPage);
  const isNoneShown = shown === 0;
  useEffect(() => {
    if (!isNoneShown) return;
    button.current?.focus();
    void goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the last one goes.
  }, [isNoneShown]);
  return (
    <p className="container section row">
      <Button ref={button} type="button" kind="line" busy={busy} onClick={() => void goOn()}>
        {t('booth.showMore')}
      </Button>
    </p>
  );
}

const withoutPhoto = ({ data, total }: Found, photoId: string): Found => ({
  data: data.filter(({ id }) => id !== photoId),
  total: total - 1,
});

/** The word that nothing is kept any more, where all of it was: the page is shorter, and the pressed button is gone. */
function Forgotten() {
  const { t } = useTranslation();
  return <Nothing title={t('booth.forgotten')} titleRef={useFocusOnMount()} />;
}

/** The word that there is no photo yet, or none any more since somebody said so of the last one. */
function NothingFound({ isEmptied }: { isEmptied: boolean }) {
  const { t } = useTranslation();
  return (
    <Nothing
      title={t('booth.galleryEmpty')}
      titleRef={useFocusOnMount(isEmptied)}
      text={t('booth.galleryEmptyText')}
      action={<SearchLink />}
    />
  );
}

/** The empty state that is shown in place of photos. */
function Nothing(
  told: Pick<ComponentProps<typeof EmptyState>, 'title' | 'titleRef' | 'text' | 'action'>,
) {
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

async function listFound(page: number) {
  const { listImages } = await fetchContract();
  return call(listImages, { query: { page: String(page), size: String(PAGE_SIZE) } });
}

/** The photos, and whether a face is known, which both its controls need. */
function findGallery() {
  followSession();
  if (!readToken()) return undefined;
  return Promise.all([listFound(1), findBoothStatus()]).then(([found, status]) =>
    found.success && status.success
      ? { success: true as const, data: { found, status: status.data } }
      : { success: false as const },
  );
}
