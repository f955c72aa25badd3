import { type Canvas, stand } from '../canvas.ts';
import { plaza } from '../grounds/plaza.ts';
import { palm } from '../motifs/palm.ts';
import { school } from '../motifs/school.ts';
import { people } from '../people.ts';
import { beside, greenery, palmHeight } from '../skyline.ts';
import { along, type Composition } from './composition.ts';

const SIZE = 1.15;

/** A school with its veranda, and children. */
export const education: Composition = { plateau: false, ground: plaza, subject };

function subject(canvas: Canvas): string {
  const { inks, random, scale } = canvas;
  const x = along(canvas, 0.5);
  const [left, right] = beside(canvas, x, 162 * SIZE * scale);
  return (
    stand(canvas, 'palm', along(canvas, 0.3, 0.2), palm(inks, palmHeight(random))) +
    greenery(canvas, { from: left.from, to: left.to + 8 * scale }, 34) +
    greenery(canvas, { from: right.from, to: right.to + 20 * scale }, 40) +
    stand(canvas, 'school', x, school(inks, random), { size: SIZE }) +
    people(canvas, { count: [6, 7], depth: [0.46, 0.62], children: true })
  );
}
