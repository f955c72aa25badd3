import { between, chance } from '#lib/random.ts';
import type { Canvas } from '../canvas.ts';
import { box, fill, n } from '../svg.ts';

/** Three bands of earth and a road that widens as it comes near. */
export function road({ width, height, horizon, random, inks }: Canvas): string {
  const depth = height - horizon;
  const side = chance(random, 0.5) ? 1 : -1;
  const start = width * between(random, 0.46, 0.58);
  const x = (share: number) => n(start + side * width * share);
  const y = (share: number) => n(horizon + depth * share);
  const near = `M${x(-0.012)} ${y(0)}C${x(0.06)} ${y(0.3)} ${x(-0.3)} ${y(0.42)} ${x(-0.26)} ${y(1)}`;
  const far = `L${x(0.16)} ${y(1)}C${x(-0.16)} ${y(0.55)} ${x(0.13)} ${y(0.3)} ${x(0.03)} ${y(0)}z`;
  return (
    fill(inks.ground, box(0, horizon, width, depth)) +
    fill(inks.apron, box(0, horizon + depth * 0.3, width, depth * 0.14)) +
    fill(inks.groundDeep, box(0, horizon + depth * 0.72, width, depth * 0.28)) +
    fill(inks.road, near + far)
  );
}
