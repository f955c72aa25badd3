import type { Canvas } from '../canvas.ts';
import { plaza } from '../grounds/plaza.ts';
import { stall } from '../motifs/stall.ts';
import { people } from '../people.ts';
import { houses } from '../skyline.ts';
import { at } from '../svg.ts';
import { bunted } from './bunted.ts';
import { along, type Composition } from './composition.ts';

const STALL = 41;

/** A row of stalls under bunting. */
export const market: Composition = { plateau: true, ground: plaza, subject };

function subject(canvas: Canvas): string {
  return (
    houses(canvas, { from: 0, to: canvas.width }, [2, 20]) +
    stalls(canvas) +
    bunted(canvas) +
    people(canvas, { count: [4, 6], depth: [0.56, 0.68] })
  );
}

function stalls(canvas: Canvas): string {
  const { width, height, horizon, scale, inks, paint, off } = canvas;
  if (off.has('stall')) return '';
  const size = scale * 1.15;
  const count = Math.max(2, Math.floor((width * 0.72) / (STALL * size)));
  const start = along(canvas, 0.5, 0.1) - ((count - 1) / 2) * STALL * size;
  const y = horizon + (height - horizon) * 0.3;
  const cloths = [paint['spark-2'], paint.brick, paint['tone-c']];
  return Array.from({ length: count }, (_, index) =>
    at(
      { x: start + index * STALL * size, y, scale: size },
      stall(inks, paint, cloths[index % 3] ?? paint.brick),
    ),
  ).join('');
}
