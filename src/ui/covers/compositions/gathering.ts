import type { Canvas } from '../canvas.ts';
import { plaza } from '../grounds/plaza.ts';
import { crowd } from '../people.ts';
import { greenery, houses } from '../skyline.ts';
import { bunted } from './bunted.ts';
import type { Composition } from './composition.ts';

/** Many people under bunting. */
export const gathering: Composition = { plateau: false, ground: plaza, subject };

function subject(canvas: Canvas): string {
  const { width } = canvas;
  return (
    greenery(canvas, { from: 0, to: width }, 96) +
    houses(canvas, { from: 0, to: width * 0.36 }, [18, 60]) +
    houses(canvas, { from: width * 0.74, to: width }, [10, 40]) +
    bunted(canvas) +
    crowd(canvas)
  );
}
