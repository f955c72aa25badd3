import { between } from '#lib/random.ts';
import type { Canvas } from '../canvas.ts';
import { box, fill, n, stroke } from '../svg.ts';

/** Rough grass, tufts, and a footpath trodden through it. */
export function meadow({ width, height, horizon, scale, random, inks }: Canvas): string {
  const depth = height - horizon;
  const y = (share: number) => n(horizon + depth * share);
  const start = width * between(random, 0.3, 0.7);
  const end = width * between(random, 0.2, 0.8);
  const half = (share: number) => (2 + share * 16) * scale;
  const path =
    `M${n(start - half(0))} ${y(0)}Q${n(start - half(0.5))} ${y(0.5)} ${n(end - half(1))} ${y(1)}` +
    `H${n(end + half(1))}Q${n(start + half(0.8))} ${y(0.5)} ${n(start + half(0))} ${y(0)}z`;
  const tufts = Array.from({ length: 16 }, (_, index) => {
    const share = between(random, 0.12, 0.95);
    const tall = 3 * scale * (0.6 + share);
    return `M${n(((index + random()) / 16) * width)} ${y(share)}l${n(-tall * 0.5)} ${n(-tall)}m${n(tall * 0.5)} ${n(tall)}v${n(-tall * 1.2)}m0 ${n(tall * 1.2)}l${n(tall * 0.5)} ${n(-tall)}`;
  });
  return (
    fill(inks.ground, box(0, horizon, width, depth)) +
    fill(
      inks.groundDeep,
      `M0 ${y(0.4)}Q${n(width * 0.4)} ${y(0.2)} ${n(width)} ${y(0.5)}V${n(height)}H0z`,
    ) +
    fill(inks.apron, path) +
    stroke(inks.groundLine, scale * 0.9, tufts.join(''))
  );
}
