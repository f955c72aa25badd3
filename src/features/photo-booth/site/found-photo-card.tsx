import { longDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Picture } from '#ui/picture.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import type { FoundPhoto } from './fetch-contract.ts';
import { savePhoto } from './full-photo.ts';
import { ShareButtons } from './share-buttons.tsx';

interface FoundPhotoCardProps {
  photo: FoundPhoto;
  busy: boolean;
  /** The card goes then, if nothing fails. */
  onReject: (photo: FoundPhoto, card: HTMLElement | null) => Promise<void>;
}

/** One photo with what its owner may do with it. */
export function FoundPhotoCard({ photo, busy, onReject }: FoundPhotoCardProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { title, file, album } = photo;
  const to = useLocalPath();
  const full = useAction();
  const done = () => undefined;
  return (
    <li className="found-photo" tabIndex={-1}>
      <figure>
        <Picture image={file} sizes="(min-width: 900px) 33vw, 100vw" />
        <figcaption>
          <a href={to(`/photos/${album.slug}`)}>{album.title}</a>
          <span className="type-meta">{longDate(photo.takenAt, language)}</span>
        </figcaption>
      </figure>
      <p className="row found-actions">
        <Button
          small
          type="button"
          busy={full.busy}
          aria-label={t('booth.downloadOne', { title })}
          onClick={() => void full.run(() => savePhoto(photo), done)}
        >
          <Icon name="download" /> {t('booth.download')}
        </Button>
        <ShareButtons photo={photo} run={full.run} />
        <Button
          small
          kind="line"
          type="button"
          disabled={busy}
          onClick={({ currentTarget }) => void onReject(photo, currentTarget.closest('li'))}
        >
          {t('booth.notMe')}
        </Button>
      </p>
    </li>
  );
}
