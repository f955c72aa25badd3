import { between, chance, pick } from '#lib/random.ts';
import { type Canvas, stand, type Placement } from '../canvas.ts';
import { DRAWINGS, type FootedMotif } from '../motifs/drawings.ts';
import type { Part } from './composition.ts';

interface Spot extends Placement {
  /** The largest random distance from its place to either side, as a share of the width. */
  freedom?: number;
}

/** Vehicles and boards are never mirrored, because it would look wrong. */
const STRAIGHT: ReadonlySet<FootedMotif> = new Set(['blackboard', 'notice-board', 'work-board']);

/** One motif at a share of the width from the left. */
export function one(motif: FootedMotif, share: number, spot: Spot = {}): Part {
  return (canvas) =>
    stand(
      canvas,
      motif,
      placeOf(canvas, share, spot),
      drawn(motif, canvas),
      turned(canvas, motif, spot),
    );
}

function placeOf(
  { width, mirrored, random }: Canvas,
  share: number,
  { freedom = 0.04 }: Spot,
): number {
  const place = share + (random() * 2 - 1) * freedom;
  return width * (mirrored ? 1 - place : place);
}

function turned(
  { mirrored }: Canvas,
  motif: FootedMotif,
  { flip = false, ...spot }: Spot,
): Placement {
  return { ...spot, flip: !STRAIGHT.has(motif) && flip !== mirrored };
}

function drawn(motif: FootedMotif, canvas: Canvas): string {
  return canvas.off.has(motif) ? '' : DRAWINGS[motif].draw(canvas);
}

interface Row extends Placement {
  from?: number;
  to?: number;
  /** The gap between two of them, in motif units. */
  gap?: readonly [least: number, most: number];
}

/** A row of motifs: as many side by side as fit into a part of the wall. */
export function row(
  motifs: readonly [FootedMotif, ...FootedMotif[]],
  { from = 0, to = 1, gap = [2, 8], ...spot }: Row = {},
): Part {
  return (canvas) => {
    const { width, random, scale, mirrored } = canvas;
    const unit = scale * (spot.size ?? 1) * (1 + (spot.depth ?? 0) * 0.5);
    const [start, end] = mirrored ? [1 - to, 1 - from] : [from, to];
    let x = start * width + between(random, -0.5, 0.5) * gap[1] * unit;
    let standing = '';
    while (x < end * width) {
      const motif = pick(random, motifs);
      const room = DRAWINGS[motif].width * unit;
      const flip = !STRAIGHT.has(motif) && chance(random, 0.5);
      standing += stand(canvas, motif, x + room / 2, drawn(motif, canvas), { ...spot, flip });
      x += room + between(random, ...gap) * unit;
    }
    return standing;
  };
}

/** A street of houses along the line. */
export const homes = (from = 0, to = 1, gap: readonly [number, number] = [2, 12]): Part =>
  row(['house', 'house', 'tiled-house'], { from, to, gap });

/** Trees, palms and bushes, some behind others. */
export const greens = (from = 0, to = 1, gap: readonly [number, number] = [-14, 26]): Part =>
  row(['tree', 'tree', 'slim-tree', 'palm', 'bush'], { from, to, gap, size: 0.95 });

/** Draws the part only in pictures wider than a square. */
export const whereWide =
  (part: Part): Part =>
  (canvas) =>
    canvas.width > canvas.height * 1.2 ? part(canvas) : '';
