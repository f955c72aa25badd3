import { between, chance, pick, type Random } from '#lib/random.ts';
import { type Canvas, stand } from './canvas.ts';
import { house, someHouse } from './motifs/house.ts';
import { palm } from './motifs/palm.ts';
import { bushes, slimTree, tree } from './motifs/tree.ts';

/** A stretch of the dado line, in pixels. */
export interface Stretch {
  from: number;
  to: number;
}

/** The stretches left and right of something that stands at `x` and takes `width` pixels. */
export function beside(canvas: Canvas, x: number, width: number): [Stretch, Stretch] {
  return [
    { from: 0, to: x - width / 2 },
    { from: x + width / 2, to: canvas.width },
  ];
}

/** Houses along a stretch; `gap` is the space between them in motif units. */
export function houses(
  canvas: Canvas,
  { from, to }: Stretch,
  gap: readonly [number, number],
): string {
  const { random, scale, inks } = canvas;
  let row = '';
  let x = from + between(random, 0, gap[1] * 0.6) * scale;
  while (x < to - 20 * scale) {
    const one = someHouse(random);
    const width = one.width * scale;
    if (x + width > to + 8 * scale) break;
    row += stand(canvas, 'house', x + width / 2, house(inks, random, one));
    x += width + between(random, gap[0], gap[1]) * scale;
  }
  return row;
}

/** Trees, palms and bushes along a stretch, some behind others. */
export function greenery(canvas: Canvas, { from, to }: Stretch, spacing = 44): string {
  const { scale, random } = canvas;
  let row = '';
  let x = from + between(random, 0, spacing * 0.7) * scale;
  while (x < to) {
    row += someTree(canvas, x);
    x += between(random, 0.6, 1.5) * spacing * scale;
  }
  return row;
}

const PLANTS = ['tree', 'tree', 'tree', 'slim-tree', 'palm', 'bush'] as const;

/** One plant at `x`. */
export function someTree(canvas: Canvas, x: number): string {
  const { inks, random } = canvas;
  const kind = pick(random, PLANTS);
  const size = between(random, 0.8, 1.15);
  const flip = chance(random, 0.5);
  if (kind === 'palm') return stand(canvas, kind, x, palm(inks, palmHeight(random)), { flip });
  if (kind === 'slim-tree') return stand(canvas, kind, x, slimTree(inks), { size: size * 0.9 });
  if (kind === 'bush') return stand(canvas, kind, x, bushes(inks), { size, flip });
  return stand(canvas, kind, x, tree(inks), { size, flip });
}

/** A palm's height in motif units. */
export function palmHeight(random: Random): number {
  return Math.round(between(random, 46, 80));
}
