import type { Canvas } from '../canvas.ts';
import { box, fill, polygon } from '../svg.ts';

const ROWS = [0, 0.18, 0.42, 0.7, 1.04] as const;
const TILES = 5;

/** Large tiles in two tones that come nearer row by row. */
export function courtyard({ width, height, horizon, inks }: Canvas): string {
  const depth = height - horizon;
  const x = (tile: number, share: number) =>
    width * (0.5 + (tile / TILES / 2) * (0.8 + share * 0.9));
  const tiles: string[] = [];
  for (let row = 0; row < ROWS.length - 1; row++) {
    const [far = 0, near = 1] = ROWS.slice(row);
    for (let tile = -TILES - 2 + (row % 2); tile < TILES + 2; tile += 2) {
      const [top, foot] = [horizon + depth * far, horizon + depth * near];
      tiles.push(
        polygon(
          x(tile, far),
          top,
          x(tile + 1, far),
          top,
          x(tile + 1, near),
          foot,
          x(tile, near),
          foot,
        ),
      );
    }
  }
  return fill(inks.ground, box(0, horizon, width, depth)) + fill(inks.groundDeep, ...tiles);
}
