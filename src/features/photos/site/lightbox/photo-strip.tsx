import { useLocalPath } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { Picture } from '#ui/picture.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { photoAddress } from '../load-album.ts';
import type { PhotoView } from '../load-album.ts';

type NearPhoto = PhotoView['near'][number];

interface PhotoStripProps {
  /** The slug of the open photo. */
  open: string;
  photos: NearPhoto[];
}

/** Thumbnails of the photos around the open one, for touch screens; a desk has arrows. */
export function PhotoStrip({ open, photos }: PhotoStripProps) {
  const { t } = useTranslation();
  return (
    <nav className="photo-strip" aria-label={t('photos.around')}>
      {photos.map((photo) => (
        <StripLink
          key={photo.slug}
          address={photoAddress(photo)}
          photo={photo}
          isOpen={photo.slug === open}
        />
      ))}
    </nav>
  );
}

interface StripLinkProps {
  /** Without a language. */
  address: string;
  photo: NearPhoto;
  isOpen: boolean;
}

function StripLink({ address, photo, isOpen }: StripLinkProps) {
  const to = useLocalPath();
  return (
    <a
      className="photo-strip-link"
      href={to(address)}
      lang={useContentLanguage(photo)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Picture fill image={{ ...photo.file, alt: photo.title }} sizes="64px" />
    </a>
  );
}
