import type { Canvas } from '../canvas.ts';
import { box, fill, n, stroke } from '../svg.ts';

/** Paved ground: three tones, with joints that converge to one point. */
export function plaza({ width, height, horizon, scale, inks }: Canvas): string {
  const depth = height - horizon;
  const apron = horizon + depth * 0.15;
  const deep = horizon + depth * 0.52;
  const middle = width / 2;
  const spread = width * 0.22;
  const joint = (index: number) =>
    `M${n(middle + index * spread * 0.5)} ${n(apron)}L${n(middle + index * spread)} ${n(height)}`;
  return (
    fill(inks.apron, box(0, horizon, width, depth)) +
    fill(inks.ground, box(0, apron, width, height - apron)) +
    fill(inks.groundDeep, box(0, deep, width, height - deep)) +
    stroke(
      inks.groundLine,
      Math.max(0.8, scale * 0.7),
      [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(joint).join(''),
    )
  );
}
