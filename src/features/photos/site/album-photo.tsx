import { useForeign } from '#ui/page/foreign.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { ItemOf } from '#content/declare/item.ts';
import { longDate } from '#lib/dates.ts';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { Picture } from '#ui/picture.tsx';
import type { photos } from '../collection.ts';
import { photoAddress } from './load-album.ts';
import { proportionOf } from './proportion.ts';

type Photo = ItemOf<typeof photos>;

interface AlbumPhotoProps {
  /** The album's slug. */
  album: string;
  photo: Photo;
  eager: boolean;
}

/** A photo at its own proportions over its caption; it opens larger on a page of its own. */
export function AlbumPhoto({ album, photo, eager }: AlbumPhotoProps) {
  const to = useLocalPath();
  const { slug, title, file } = photo;
  return (
    <li className={`album-photo album-photo-${proportionOf(file)}`}>
      <figure>
        <a id={slug} className="album-photo-link" href={to(photoAddress(album, slug))}>
          <Picture image={file} sizes="(min-width: 900px) 34vw, 100vw" eager={eager} />
        </a>
        <figcaption>
          <b lang={useForeign(photo)}>{title}</b>
          <PhotoSource photo={photo} />
        </figcaption>
      </figure>
    </li>
  );
}

/** Place, day and photographer. */
export function PhotoSource({ photo }: { photo: Photo }) {
  const { t } = useTranslation();
  const { language } = useShell();
  const { place, takenAt, photographer } = photo;
  return (
    <p className="type-meta" lang={language}>
      <span lang={useForeign(photo)}>{place}</span>,{' '}
      <time dateTime={takenAt}>{longDate(takenAt, language)}</time>.{' '}
      {t('photos.by', { photographer })}
    </p>
  );
}
