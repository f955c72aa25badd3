import type { Canvas } from '../canvas.ts';
import { box, fill, n } from '../svg.ts';

/** Four sloping bands, as on a hillside. */
export function terraces({ width, height, horizon, inks }: Canvas): string {
  const depth = height - horizon;
  const y = (share: number) => n(horizon + depth * share);
  const band = (left: number, dip: number, right: number) =>
    `M0 ${y(left)}Q${n(width * 0.5)} ${y(dip)} ${n(width)} ${y(right)}V${n(height)}H0z`;
  return (
    fill(inks.ground, box(0, horizon, width, depth)) +
    fill(inks.apron, band(0.24, 0.4, 0.26)) +
    fill(inks.groundDeep, band(0.5, 0.62, 0.44)) +
    fill(inks.ground, band(0.7, 0.92, 0.8))
  );
}
