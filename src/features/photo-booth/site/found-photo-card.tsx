import { longDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { failureMessage } from '#ui/forms/failure-message.ts';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Picture } from '#ui/picture.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { FoundPhoto } from './fetch-contract.ts';
import { canShare, savePhoto, sharePhoto } from './full-photo.ts';

interface FoundPhotoCardProps {
  photo: FoundPhoto;
  busy: boolean;
  onReject: (photo: FoundPhoto) => Promise<void>;
}

/** One photo with what its owner may do with it. */
export function FoundPhotoCard({ photo, busy, onReject }: FoundPhotoCardProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { id, title, file, album } = photo;
  const to = useLocalPath();
  const tellFailure = (error: unknown) =>
    void showToast({
      kind: 'error',
      text: failureMessage(error, t, 'profile.noAnswer'),
      region: t('frame.messages'),
    });
  return (
    <li className="found-photo">
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
          aria-label={t('booth.downloadOne', { title })}
          onClick={() => void savePhoto(id).catch(tellFailure)}
        >
          <Icon name="download" /> {t('booth.download')}
        </Button>
        {canShare() && (
          <Button
            small
            kind="line"
            type="button"
            aria-label={t('booth.shareOne', { title })}
            onClick={() => void sharePhoto(id, title).catch(tellFailure)}
          >
            <Icon name="share" /> {t('booth.share')}
          </Button>
        )}
        <Button
          small
          kind="line"
          type="button"
          disabled={busy}
          onClick={() => void onReject(photo)}
        >
          {t('booth.notMe')}
        </Button>
      </p>
    </li>
  );
}
