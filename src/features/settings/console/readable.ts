import { borderPairs, leastContrast, textPairs } from '#ui/colour/contrast-pairs.ts';
import { contrast } from '#ui/colour/contrast.ts';
import { palette } from '#ui/colour/palette.ts';

const MODES = ['light', 'dark'] as const;

/** How many pairs of colours there are in both modes, and how many everybody can read. */
export function readablePairs(hue: number): { all: number; pass: number } {
  const results = MODES.flatMap((mode) => {
    const colours = palette(hue, mode);
    const passes =
      (least: number) => (pair: readonly [keyof typeof colours, keyof typeof colours]) =>
        contrast(colours[pair[0]], colours[pair[1]]) >= least;
    return [
      ...textPairs.map(passes(leastContrast.text)),
      ...borderPairs.map(passes(leastContrast.border)),
    ];
  });
  return { all: results.length, pass: results.filter(Boolean).length };
}
