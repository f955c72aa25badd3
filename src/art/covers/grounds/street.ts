import type { Canvas } from '../canvas.ts';
import { box, fill, stroke } from '../svg.ts';

/** A road along the picture, between two pavements. */
export function street({ width, height, horizon, scale, inks }: Canvas): string {
  const depth = height - horizon;
  const y = (share: number) => horizon + depth * share;
  const dashes = Array.from({ length: Math.ceil(width / (34 * scale)) }, (_, index) =>
    box((index * 34 + 6) * scale, y(0.5), 18 * scale, Math.max(1.5, depth * 0.02)),
  );
  return (
    fill(inks.apron, box(0, horizon, width, depth)) +
    fill(inks.groundDeep, box(0, y(0.24), width, depth * 0.54)) +
    fill(inks.road, ...dashes) +
    fill(inks.ground, box(0, y(0.82), width, depth * 0.18)) +
    stroke(
      inks.groundLine,
      scale,
      `M0 ${Math.round(y(0.24))}H${width}M0 ${Math.round(y(0.79))}H${width}`,
    )
  );
}
