import { useTranslation } from '#ui/translation.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import type { Home } from './load-home.ts';

/** The way to the photo booth, beside the crowd in which somebody is found. */
export function FinderSection({ words }: { words: Home['words'] }) {
  const { t } = useTranslation();
  const { campaign } = useShell();
  const foreign = useForeign(campaign);
  const to = useLocalPath();
  return (
    <section className="finder later" aria-labelledby="finder">
      <div className="finder-words">
        <h2 id="finder" lang={foreign}>
          {words.finderTitle}
        </h2>
        <p className="finder-text" lang={foreign}>
          {words.finderText}
        </p>
        <ButtonLink href={to('/photobooth')}>
          <Icon name="camera" /> {t('home.findMyPhotos')}
        </ButtonLink>
      </div>
      <div className="finder-crowd">
        <Scene name="finder-crowd" />
      </div>
    </section>
  );
}
