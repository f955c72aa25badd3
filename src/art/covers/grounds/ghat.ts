import type { Canvas } from '../canvas.ts';
import { box, fill, n, stroke } from '../svg.ts';

const STEPS = [0, 0.09, 0.2, 0.33] as const;

/** Broad stone steps that go down to the river. */
export function ghat({ width, height, horizon, scale, random, inks }: Canvas): string {
  const depth = height - horizon;
  const y = (share: number) => horizon + depth * share;
  const tread = (share: number) => box(0, y(share), width, depth * 0.05);
  const waves = Array.from({ length: 9 }, (_, index) => {
    const x = ((index + random()) / 9) * width;
    return `M${n(x)} ${n(y(0.56 + random() * 0.4))}h${n((8 + random() * 18) * scale)}`;
  });
  return (
    fill(inks.apron, box(0, horizon, width, depth)) +
    fill(inks.wallAlt, ...STEPS.map(tread)) +
    fill(inks.groundDeep, box(0, y(0.46), width, depth * 0.06)) +
    fill(inks.water, box(0, y(0.5), width, depth * 0.5)) +
    stroke(inks.waterLight, scale * 0.9, waves.join(''))
  );
}
