import { type Canvas, stand } from '../canvas.ts';
import { river } from '../grounds/river.ts';
import { tank } from '../motifs/tank.ts';
import { people } from '../people.ts';
import { beside, greenery, houses } from '../skyline.ts';
import { along, type Composition } from './composition.ts';

const SIZE = 1.25;

/** The overhead tank above the town, and the river before it. */
export const water: Composition = { plateau: false, ground: river, subject };

function subject(canvas: Canvas): string {
  const { inks, scale } = canvas;
  const x = along(canvas, 0.52, 0.12);
  const [left, right] = beside(canvas, x, 56 * SIZE * scale);
  return (
    greenery(canvas, { from: 0, to: canvas.width }, 74) +
    houses(canvas, left, [24, 46]) +
    houses(canvas, right, [24, 46]) +
    stand(canvas, 'tank', x, tank(inks), { size: SIZE }) +
    people(canvas, { count: [2, 3], depth: [0.66, 0.84], to: 0.8 })
  );
}
