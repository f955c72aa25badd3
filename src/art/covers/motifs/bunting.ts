import type { Paint } from '../paint.ts';
import { fill, n, polygon, stroke } from '../svg.ts';

/** The position and the size of a hanging string of paper flags. */
export interface Bunting {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** How far the middle hangs below the straight line. */
  sag: number;
  /** Width of a flag. */
  flag: number;
}

/** A sagging string of paper flags in five colours. */
export function bunting(paint: Paint, string: string, { from, to, sag, flag }: Bunting): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const height = (share: number) => y1 + (y2 - y1) * share + 4 * sag * share * (1 - share);
  const curve = `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + 2 * sag)} ${n(x2)} ${n(y2)}`;
  const colours = [paint.spark, paint['tone-d'], paint.brick, paint['on-dado'], paint['tone-b']];
  const count = Math.floor((x2 - x1) / (flag * 1.45));
  const flags = colours.map((colour, kind) => {
    const own = Array.from({ length: count }, (_, index) => index).filter(
      (index) => index % colours.length === kind,
    );
    return fill(
      colour,
      ...own.map((index) => pennant(x1, x2, (index + 0.5) / count, height, flag)),
    );
  });
  return stroke(string, Math.max(0.8, flag / 14), curve) + flags.join('');
}

function pennant(
  x1: number,
  x2: number,
  share: number,
  height: (share: number) => number,
  flag: number,
): string {
  const x = x1 + (x2 - x1) * share;
  const reach = flag / 2 / (x2 - x1);
  const [left, right] = [height(share - reach), height(share + reach)];
  const foot = (left + right) / 2 + flag * 1.2;
  return polygon(x - flag / 2, left, x + flag / 2, right, x + (left - right) * 0.6, foot);
}
