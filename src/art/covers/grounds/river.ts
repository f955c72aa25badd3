import { between } from '#lib/random.ts';
import type { Canvas } from '../canvas.ts';
import { box, fill, n, stroke } from '../svg.ts';

/** Two banks and slow water between them. */
export function river(canvas: Canvas): string {
  const { width, height, horizon, inks } = canvas;
  const depth = height - horizon;
  const bank = (share: number) => n(horizon + depth * share);
  const wide = n(width);
  const upper = `M0 ${bank(0.31)}C${n(width * 0.25)} ${bank(0.16)} ${n(width * 0.55)} ${bank(0.5)} ${wide} ${bank(0.24)}`;
  const lower = `V${bank(0.58)}C${n(width * 0.7)} ${bank(0.76)} ${n(width * 0.35)} ${bank(0.5)} 0 ${bank(0.64)}z`;
  return (
    fill(inks.ground, box(0, horizon, width, depth)) +
    fill(inks.groundDeep, box(0, horizon + depth * 0.09, width, depth * 0.91)) +
    fill(inks.water, upper + lower) +
    ripples(canvas, horizon + depth * 0.34, depth * 0.18)
  );
}

function ripples({ width, scale, random, inks }: Canvas, top: number, height: number): string {
  const lines = Array.from({ length: 8 }, (_, index) => {
    const x = ((index + random()) / 8) * width;
    return `M${n(x)} ${n(top + random() * height)}h${n(between(random, 10, 26) * scale)}`;
  });
  return stroke(inks.waterLight, scale * 0.9, lines.join(''));
}
