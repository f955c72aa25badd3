import type { Canvas } from '../canvas.ts';
import { box, fill, polygon } from '../svg.ts';

const ROWS = 9;

/** Ploughed rows that converge to one point beyond the dado line. */
export function furrows({ width, height, horizon, inks }: Canvas): string {
  const middle = width * 0.52;
  const edge = (index: number, y: number) => {
    const reach = y === horizon ? 0.1 : 1;
    return middle + (index / ROWS) * Math.abs(index / ROWS) ** 0.35 * width * 2.6 * reach;
  };
  const row = (index: number) =>
    polygon(
      edge(index, horizon),
      horizon,
      edge(index + 1, horizon),
      horizon,
      edge(index + 1, height),
      height,
      edge(index, height),
      height,
    );
  const every = (kind: number) =>
    Array.from({ length: ROWS * 2 }, (_, index) => index - ROWS)
      .filter((index) => (index + ROWS) % 3 === kind)
      .map(row);
  return (
    fill(inks.ground, box(0, horizon, width, height - horizon)) +
    fill(inks.apron, ...every(0)) +
    fill(inks.groundDeep, ...every(2))
  );
}
