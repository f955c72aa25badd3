import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import type { FoundPhoto } from './fetch-contract.ts';
import { FoundPhotos } from './found-photos.tsx';

interface FoundStepProps {
  photos: readonly FoundPhoto[];
  onAgain: () => void;
}

/** Everything that a selfie found, or that there is nothing yet. */
export function FoundStep({ photos, onAgain }: FoundStepProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const heading = useFocusOnMount();
  const [shown, setShown] = useState(photos);
  const reject = (id: string) => setShown((all) => all.filter((photo) => photo.id !== id));
  const actions = (
    <p className="row booth-next">
      <ButtonLink href={to('/photobooth-gallery')}>{t('booth.toGallery')}</ButtonLink>
      <Button type="button" kind="line" onClick={onAgain}>
        {t('booth.notYou')}
      </Button>
    </p>
  );
  if (shown.length === 0) return <NothingFound actions={actions} />;
  return (
    <div className="booth-found">
      <div className="container">
        <h1 className="booth-title" ref={heading} tabIndex={-1}>
          {t('booth.found', { count: shown.length })}
        </h1>
        {actions}
      </div>
      <FoundPhotos photos={shown} onRejected={reject} />
    </div>
  );
}

/** The word that there is no photo, or none any more. */
function NothingFound({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="booth-paper booth-none">
      <EmptyState
        wide
        heading="h1"
        art={<Scene name="quiet-mural" eager />}
        title={t('booth.none')}
        titleRef={useFocusOnMount()}
        text={t('booth.noneText')}
        action={actions}
      />
    </div>
  );
}
