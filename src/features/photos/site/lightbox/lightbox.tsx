import { Icon } from '#ui/icon.tsx';
import { InlineScript } from '#ui/page/inline-script.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { Picture } from '#ui/picture.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { photoAddress } from '../load-album.ts';
import type { OpenPhoto } from './open-photo.ts';
import { PhotoCaption } from './photo-caption.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import lightboxScript from './script.ts?inline-script';

const sizes = '(min-width: 900px) 65vw, 100vw';

interface LightboxProps {
  view: OpenPhoto;
  /** Part of a larger page, to which it leaves the keys. */
  still?: boolean;
}

/** A photo as large as possible, with links to its neighbours; a script adds keys and swipes. */
export function Lightbox({ view, still }: LightboxProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { album, photo, n, total, previous, next, near } = view;
  return (
    <article id="lightbox" className="lightbox on-dado" aria-labelledby="photo">
      <div className="container lightbox-head">
        <p className="type-label">{t('photos.position', { n, total })}</p>
        <a className="lightbox-close" href={to(`${album.path}#${photo.slug}`)}>
          <Icon name="close" label={t('photos.backToAlbum')} />
        </a>
      </div>
      <div className="lightbox-stage">
        <div className="lightbox-picture" lang={useContentLanguage(photo)}>
          <Picture image={photo.file} sizes={sizes} eager />
        </div>
        <Neighbour photo={near.find(({ slug }) => slug === previous)} step="previous" />
        <Neighbour photo={near.find(({ slug }) => slug === next)} step="next" />
      </div>
      <PhotoStrip open={photo.slug} photos={near} />
      <PhotoCaption view={view} />
      {!still && (
        <LightboxScript near={near.filter(({ slug }) => slug === previous || slug === next)} />
      )}
    </article>
  );
}

/** The script, and the pictures that it prefetches. */
function LightboxScript({ near }: Pick<OpenPhoto, 'near'>) {
  return (
    <>
      <template>
        {near.map(({ slug, file }) => (
          <Picture key={slug} image={file} sizes={sizes} eager />
        ))}
      </template>
      <InlineScript code={lightboxScript} />
    </>
  );
}

interface NeighbourProps {
  /** Undefined at either end. */
  photo: OpenPhoto['near'][number] | undefined;
  step: 'previous' | 'next';
}

function Neighbour({ photo, step }: NeighbourProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (!photo) return null;
  return (
    <a
      className={`lightbox-step lightbox-${step}`}
      href={to(photoAddress(photo))}
      rel={step === 'next' ? 'next' : 'prev'}
    >
      <Icon name={step} label={t(`photos.${step}`)} />
    </a>
  );
}
