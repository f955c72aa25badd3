import { type Canvas, stand } from '../canvas.ts';
import { road } from '../grounds/road.ts';
import { palm } from '../motifs/palm.ts';
import { lamp } from '../motifs/pole.ts';
import { people } from '../people.ts';
import { houses, palmHeight } from '../skyline.ts';
import { along, type Composition } from './composition.ts';

/** A street of houses with a lamp. */
export const housing: Composition = { plateau: true, ground: road, subject };

function subject(canvas: Canvas): string {
  const { inks, random, scale, width } = canvas;
  return (
    stand(canvas, 'palm', along(canvas, 0.4, 0.2), palm(inks, palmHeight(random))) +
    houses(canvas, { from: -20 * scale, to: width + 30 * scale }, [2, 7]) +
    stand(canvas, 'lamp', along(canvas, 0.62, 0.08), lamp(inks), { size: 1.15 }) +
    people(canvas, { count: [3, 4], depth: [0.44, 0.58] })
  );
}
