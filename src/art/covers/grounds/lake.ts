import { between } from '#lib/random.ts';
import type { Canvas } from '../canvas.ts';
import { box, fill, n, stroke } from '../svg.ts';

/** Still water from bank to bank, and the near shore in a curve. */
export function lake({ width, height, horizon, scale, random, inks }: Canvas): string {
  const depth = height - horizon;
  const y = (share: number) => n(horizon + depth * share);
  const dip = between(random, 0.3, 0.7);
  const ripples = Array.from({ length: 9 }, (_, index) => {
    const x = ((index + random()) / 9) * width;
    return `M${n(x)} ${y(between(random, 0.16, 0.46))}h${n(between(random, 8, 30) * scale)}`;
  });
  return (
    fill(inks.groundDeep, box(0, horizon, width, depth)) +
    fill(inks.water, box(0, horizon + depth * 0.1, width, depth * 0.9)) +
    stroke(inks.waterLight, scale * 0.9, ripples.join('')) +
    fill(
      inks.groundDeep,
      `M0 ${y(0.56)}Q${n(width * dip)} ${y(0.68)} ${n(width)} ${y(0.5)}V${n(height)}H0z`,
    ) +
    fill(
      inks.ground,
      `M0 ${y(0.64)}Q${n(width * dip)} ${y(0.76)} ${n(width)} ${y(0.58)}V${n(height)}H0z`,
    )
  );
}
