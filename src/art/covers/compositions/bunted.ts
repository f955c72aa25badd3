import { between } from '#lib/random.ts';
import { bunting } from '../motifs/bunting.ts';
import type { Part } from './composition.ts';

/** Two strings of paper flags that meet near the middle of the sky. */
export const bunted: Part = (canvas) => {
  const { width, horizon, random, inks, paint, scale, off } = canvas;
  if (off.has('bunting')) return '';
  const knot = [width * between(random, 0.44, 0.56), horizon * 0.24] as const;
  const end = horizon * between(random, 0.27, 0.33);
  const string = inks.star === null ? paint['tone-g'] : paint['tone-e'];
  const hang = { sag: horizon * 0.07, flag: 12 * scale };
  return (
    bunting(paint, string, { from: [-8 * scale, end], to: knot, ...hang }) +
    bunting(paint, string, { from: knot, to: [width + 8 * scale, end + 4 * scale], ...hang })
  );
};
