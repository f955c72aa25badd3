import { closeDandas } from '#lib/danda.ts';
import { graphemesOf } from '#lib/script/grapheme.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { Shape } from './shape-choice.tsx';

/** The longest words of each size in the style sheet. */
const steps = [4, 7, 11, 17, 26];

const lengthOf = (word: string) =>
  steps.filter((longest) => graphemesOf(word).length > longest).length;

/** The picture roughly, while its name is typed. */
export function KitSketch({ name, shape }: { name: string; shape: Shape }) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const word = name.trim() || closeDandas(campaign.slogan);
  return (
    <figure className="kit-sketch-part">
      <div className="kit-sketch" data-shape={shape} aria-hidden="true">
        <Scene name="bunting-line" className="kit-bunting" />
        <p className="kit-with">{t('kit.with', { name: campaign.title })}</p>
        <p className="kit-word counterchange" data-length={lengthOf(word)}>
          {word}
        </p>
      </div>
      <figcaption className="type-meta">{t('kit.sample')}</figcaption>
    </figure>
  );
}
