import type { Canvas } from '../canvas.ts';
import { box, fill, n, stroke } from '../svg.ts';

const BUNDS = [0.12, 0.3, 0.54, 0.86] as const;

/** Flooded fields with low banks between them. */
export function paddy({ width, height, horizon, scale, random, inks }: Canvas): string {
  const depth = height - horizon;
  const y = (share: number) => horizon + depth * share;
  const fields = BUNDS.map((share, row) => {
    const next = BUNDS[row + 1] ?? 1.1;
    const split = width * (0.3 + random() * 0.4);
    const [top, tall] = [y(share), depth * (next - share - 0.05)];
    return box(-9, top, split + 9, tall) + box(split + 4 * scale * (1 + share), top, width, tall);
  });
  const shoots = Array.from({ length: 26 }, (_, index) => {
    const row = BUNDS[index % BUNDS.length] ?? 0.12;
    return `M${n(random() * width)} ${n(y(row + 0.1))}v${n(-4 * scale * (0.6 + row))}`;
  });
  return (
    fill(inks.ground, box(0, horizon, width, depth)) +
    fill(inks.water, ...fields) +
    stroke(inks.groundDeep, scale, shoots.join(''))
  );
}
