import { canShareFiles } from '#client/share-file.ts';
import { longDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { useAction } from '#ui/use-action.ts';
import type { FoundPhoto } from './fetch-contract.ts';
import { shareFramed, sharePhoto } from './full-photo.ts';

interface ShareButtonsProps {
  photo: FoundPhoto;
  run: ReturnType<typeof useAction>['run'];
}

/** Hands the photo to another program as it is, or in the campaign's frame. Where nothing can be handed over, the framed one is saved. */
export function ShareButtons({ photo, run }: ShareButtonsProps) {
  const { t } = useTranslation();
  const { language, campaign } = useRootData();
  const { title, album, takenAt } = photo;
  const canShare = canShareFiles('image/jpeg');
  const day = longDate(takenAt, language);
  const words = { event: album.title, day, campaign: campaign.title };
  const done = () => undefined;
  return (
    <>
      {canShare && (
        <Button
          small
          kind="line"
          type="button"
          aria-label={t('booth.shareOne', { title })}
          onClick={() => void run(() => sharePhoto(photo), done)}
        >
          <Icon name="share" /> {t('booth.share')}
        </Button>
      )}
      <Button
        small
        kind="line"
        type="button"
        aria-label={t(canShare ? 'booth.shareFramedOne' : 'booth.saveFramedOne', { title })}
        onClick={() => void run(() => shareFramed(photo, words, canShare), done)}
      >
        {t(canShare ? 'booth.shareFramed' : 'booth.saveFramed')}
      </Button>
    </>
  );
}
