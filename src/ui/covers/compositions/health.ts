import { type Canvas, stand } from '../canvas.ts';
import { plaza } from '../grounds/plaza.ts';
import { clinic } from '../motifs/clinic.ts';
import { lamp } from '../motifs/pole.ts';
import { people } from '../people.ts';
import { beside, greenery, houses } from '../skyline.ts';
import { along, type Composition } from './composition.ts';

const SIZE = 1.2;

/** A clinic with a ramp, and people coming to it. */
export const health: Composition = { plateau: false, ground: plaza, subject };

function subject(canvas: Canvas): string {
  const { inks, random, scale } = canvas;
  const x = along(canvas, 0.48);
  const [left, right] = beside(canvas, x, 112 * SIZE * scale);
  return (
    greenery(canvas, { from: right.from + 18 * scale, to: right.to }, 62) +
    houses(canvas, left, [16, 30]) +
    stand(canvas, 'lamp', left.to - 14 * scale, lamp(inks)) +
    stand(canvas, 'clinic', x, clinic(inks, random), { size: SIZE }) +
    people(canvas, { count: [3, 5], depth: [0.48, 0.6] })
  );
}
