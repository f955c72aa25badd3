import { type Canvas, stand } from '../canvas.ts';
import { road } from '../grounds/road.ts';
import { bus } from '../motifs/bus.ts';
import { shelter } from '../motifs/shelter.ts';
import { people } from '../people.ts';
import { greenery, houses } from '../skyline.ts';
import { at } from '../svg.ts';
import { along, type Composition } from './composition.ts';

/** A bus, its stop, and people who wait for it. */
export const roads: Composition = { plateau: true, ground: road, subject };

function subject(canvas: Canvas): string {
  const { inks, width, height, horizon, scale, off, paint } = canvas;
  const stop = along(canvas, 0.7, 0.04);
  const front = horizon + (height - horizon) * 0.46;
  const place = { x: along(canvas, 0.39, 0.04), y: front, scale: scale * 1.3 };
  return (
    greenery(canvas, { from: 0, to: width * 0.4 }, 54) +
    greenery(canvas, { from: width * 0.86, to: width }, 60) +
    houses(canvas, { from: 0, to: width * 0.3 }, [4, 16]) +
    stand(canvas, 'shelter', stop, shelter(inks), { size: 1.15 }) +
    (off.has('bus') ? '' : at(place, bus(paint))) +
    people(canvas, { count: [2, 3], depth: [0.3, 0.46], from: 0.7, to: 0.97 })
  );
}
