import { between, type Random, wholeBetween } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import { fill, n, polygon } from '../svg.ts';

/** Two soft ridges, the far one higher. */
export function hills(inks: Inks, random: Random, width: number, horizon: number): string {
  return (
    fill(inks.hillFar, ridge(random, width, horizon, 0.36)) +
    fill(inks.hillNear, ridge(random, width, horizon, 0.2))
  );
}

/** Path data of a soft ridge; `rise` is its greatest height as a share of the horizon's. */
export function ridge(random: Random, width: number, horizon: number, rise: number): string {
  const level = () => horizon * (1 - rise * between(random, 0.45, 1));
  const step = width / 3;
  const start = level();
  let path = `M0 ${n(horizon)}V${n(start)}`;
  let height = start;
  for (let knot = 0; knot < 3; knot++) {
    const next = level();
    const middle = knot * step + step / 2;
    path += `C${n(middle)} ${n(height)} ${n(middle)} ${n(next)} ${n((knot + 1) * step)} ${n(next)}`;
    height = next;
  }
  return `${path}V${n(horizon)}z`;
}

/** Flat-topped hills of the Deccan with one soft ridge before them. */
export function plateau(inks: Inks, random: Random, width: number, horizon: number): string {
  const count = wholeBetween(random, 3, 4);
  const mesas = Array.from({ length: count }, (_, index) => {
    const half = (width / count) * between(random, 0.28, 0.42);
    const middle = ((index + between(random, 0.3, 0.7)) / count) * width;
    return mesa(middle, half, horizon, horizon * between(random, 0.22, 0.38));
  });
  return fill(inks.hillFar, ...mesas) + fill(inks.hillNear, ridge(random, width, horizon, 0.22));
}

function mesa(middle: number, half: number, horizon: number, rise: number): string {
  const top = half * 0.72;
  const level = horizon - rise;
  const shoulders = [middle - half, horizon, middle - half, level + rise * 0.4];
  const tops = [middle - top, level, middle + top, level];
  return polygon(...shoulders, ...tops, middle + half, level + rise * 0.4, middle + half, horizon);
}
