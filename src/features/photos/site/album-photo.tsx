import { longDate } from '#lib/dates.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { Picture } from '#ui/picture.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { photoAddress } from './load-album.ts';
import type { Photo } from './load-album.ts';
import { proportionOf } from './proportion.ts';

interface AlbumPhotoProps {
  photo: Photo;
  /** Whether the photo begins a row of the wide grid. */
  isFirst: boolean;
  eager: boolean;
}

/** A photo in its own proportions over its caption; it links to a page of its own. */
export function AlbumPhoto({ photo, isFirst, eager }: AlbumPhotoProps) {
  const to = useLocalPath();
  const { slug, title, file } = photo;
  const first = isFirst ? ' album-photo-first' : '';
  return (
    <li className={`album-photo album-photo-${proportionOf(file)}${first}`}>
      <figure>
        <a id={slug} className="album-photo-link" href={to(photoAddress(photo))}>
          <Picture image={file} sizes="(min-width: 900px) 34vw, 100vw" eager={eager} />
        </a>
        <figcaption>
          <b lang={useContentLanguage(photo)}>{title}</b>
          <PhotoSource photo={photo} />
        </figcaption>
      </figure>
    </li>
  );
}

/** Place, day, and the photographer, or that it is a drawing. */
export function PhotoSource({ photo }: { photo: Photo }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { place, takenAt, drawn, photographer } = photo;
  const credit = drawn ? t('photos.drawing') : photographer && t('photos.by', { photographer });
  return (
    <p className="type-meta" lang={language}>
      <span lang={useContentLanguage(photo)}>{place}</span>,{' '}
      <time dateTime={takenAt}>{longDate(takenAt, language)}</time>
      {credit && `. ${credit}`}
    </p>
  );
}
