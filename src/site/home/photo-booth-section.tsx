import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Home } from './load-home.ts';

/** The link to the photo booth, beside a crowd with one person found in it. */
export function PhotoBoothSection({ words }: { words: Home['words'] }) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const foreign = useContentLanguage(campaign);
  const to = useLocalPath();
  return (
    <section className="photo-booth deferred" aria-labelledby="finder">
      <div className="photo-booth-words">
        <h2 id="finder" lang={foreign}>
          {words.finderTitle}
        </h2>
        <p className="photo-booth-text" lang={foreign}>
          {words.finderText}
        </p>
        <ButtonLink href={to('/photobooth')}>
          <Icon name="camera" /> {t('home.findMyPhotos')}
        </ButtonLink>
      </div>
      <div className="photo-booth-crowd">
        <Scene name="finder-crowd" />
      </div>
    </section>
  );
}
