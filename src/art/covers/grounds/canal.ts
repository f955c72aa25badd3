import type { Canvas } from '../canvas.ts';
import { box, fill, n, polygon, stroke } from '../svg.ts';

/** A straight channel between two banks of fields. */
export function canal({ width, height, horizon, scale, mirrored, inks }: Canvas): string {
  const depth = height - horizon;
  const x = (share: number) => width * (mirrored ? 1 - share : share);
  const lane = (farLeft: number, farRight: number, left: number, right: number) =>
    polygon(x(farLeft), horizon, x(farRight), horizon, x(right), height, x(left), height);
  const waves = [0.28, 0.5, 0.74].map(
    (share) =>
      `M${n(x(0.7 - share * 0.12))} ${n(horizon + depth * share)}h${n(14 * scale * share + 4)}`,
  );
  return (
    fill(inks.ground, box(0, horizon, width, depth)) +
    fill(inks.groundDeep, lane(-0.1, 0.2, -0.7, -0.1), lane(0.34, 0.5, 0.14, 0.34)) +
    fill(inks.apron, lane(0.58, 0.72, 0.4, 0.9)) +
    fill(inks.water, lane(0.62, 0.69, 0.48, 0.8)) +
    fill(inks.groundDeep, lane(0.84, 1.1, 1.2, 1.8)) +
    stroke(inks.waterLight, scale, waves.join(''))
  );
}
