import type { CSSProperties } from 'react';
import { graphemesOf } from '#lib/script/grapheme.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Shape } from './shape-choice.tsx';

/** The picture roughly, while its name is typed. */
export function KitSketch({ name, shape }: { name: string; shape: Shape }) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const word = name.trim() || campaign.slogan;
  const style = { '--of-word': graphemesOf(word).length } as CSSProperties;
  return (
    <figure className="kit-sketch-part">
      <div className="kit-sketch" data-shape={shape} style={style} aria-hidden="true">
        <Scene name="bunting-line" className="kit-bunting" />
        <p className="kit-with">{t('kit.with', { name: campaign.title })}</p>
        <p className="kit-word counterchange">{word}</p>
      </div>
      <figcaption className="type-meta">{t('kit.sample')}</figcaption>
    </figure>
  );
}
