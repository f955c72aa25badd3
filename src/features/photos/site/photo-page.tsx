import { useForeign } from '#ui/page/foreign.ts';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { localPath } from '#contract/languages.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { PhotoSource } from './album-photo.tsx';
import { largestCopy } from './largest-copy.ts';
import { loadPhoto, photoAddress } from './load-album.ts';
import type { PhotoView } from './load-album.ts';
import './photos.css';

export function loader({ context, params }: LoaderFunctionArgs) {
  const { album = '', photo = '' } = params;
  return loadPhoto(context.get(siteContext).call, album, photo);
}

export default function PhotoPage() {
  const { t } = useTranslation();
  const view = useLoaderData<typeof loader>();
  const to = useLocalPath();
  const { album, photo, n, total } = view;
  const { title, file, languages } = photo;
  return (
    <article className="lightbox on-dado" aria-labelledby="photo">
      <PageHead title={title} description={file.alt} languages={languages} />
      <div className="container lightbox-head">
        <p className="type-label">{t('photos.position', { n, total })}</p>
        <a className="lightbox-close" href={to(`/photos/${album.slug}`)}>
          {t('photos.backToAlbum')}
          <Icon name="close" />
        </a>
      </div>
      <div className="lightbox-stage">
        <div className="lightbox-picture">
          <Picture image={file} sizes="(min-width: 900px) 65vw, 100vw" eager />
        </div>
        <Neighbour album={album.slug} photo={view.previous} step="previous" />
        <Neighbour album={album.slug} photo={view.next} step="next" />
      </div>
      <PhotoWords photo={photo} />
    </article>
  );
}

interface NeighbourProps {
  album: string;
  /** Left out at either end. */
  photo: string | undefined;
  step: 'previous' | 'next';
}

function Neighbour({ album, photo, step }: NeighbourProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (!photo) return null;
  return (
    <a
      className={`lightbox-step lightbox-${step}`}
      href={to(photoAddress(album, photo))}
      rel={step === 'next' ? 'next' : 'prev'}
    >
      <Icon name={step} label={t(`photos.${step}`)} />
    </a>
  );
}

function PhotoWords({ photo }: { photo: PhotoView['photo'] }) {
  const { t } = useTranslation();
  const { publicUrl, language, path } = useShell();
  const { url, width, height } = largestCopy(photo.file);
  const address = publicUrl + localPath(language, path);
  return (
    <div className="container lightbox-words">
      <div>
        <h1 id="photo" className="lightbox-title" lang={useForeign(photo)}>
          {photo.title}
        </h1>
        <PhotoSource photo={photo} />
        <LanguageNotice text={photo} />
      </div>
      <div className="lightbox-actions">
        <ButtonLink kind="spark" href={url} download>
          <Icon name="download" />
          {t('photos.download', { width, height })}
        </ButtonLink>
        <ShareLine label={t('article.share')} links={shareLinks(address, photo.title)} />
      </div>
    </div>
  );
}
