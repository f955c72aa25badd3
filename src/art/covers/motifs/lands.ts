import { between, type Random, wholeBetween } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import { box, disc, fill, n, polygon } from '../svg.ts';
import { hills, plateau, ridge } from './hills.ts';

/** Draws the distant land beyond the dado line. */
export type Land = (inks: Inks, random: Random, width: number, horizon: number) => string;

/** A range of sharp mountains behind one soft ridge. */
const peaks: Land = (inks, random, width, horizon) => {
  const count = wholeBetween(random, 3, 5);
  const range = Array.from({ length: count }, (_, index) => {
    const middle = ((index + between(random, 0.2, 0.8)) / count) * width;
    const half = (width / count) * between(random, 0.6, 0.9);
    const top = horizon * between(random, 0.52, 0.74);
    const notch = top + (horizon - top) * 0.3;
    return polygon(
      middle - half,
      horizon,
      middle,
      top,
      middle + half * 0.3,
      notch,
      middle + half * 0.46,
      notch - horizon * 0.02,
      middle + half,
      horizon,
    );
  });
  return fill(inks.hillFar, ...range) + fill(inks.hillNear, ridge(random, width, horizon, 0.16));
};

/** Flat country: a far row of trees along the whole line. */
const plain: Land = (inks, random, width, horizon) => {
  const step = horizon * 0.11;
  const crowns = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) =>
    disc(index * step, horizon - step * 0.2, step * between(random, 0.5, 0.95)),
  );
  return (
    fill(inks.hillFar, box(0, horizon * 0.94, width, horizon * 0.06)) +
    fill(inks.hillNear, ...crowns)
  );
};

/** The roofs of a town, far off and without windows. */
const roofs: Land = (inks, random, width, horizon) => {
  const blocks = (rise: number) => {
    let path = `M0 ${n(horizon)}`;
    for (let x = 0; x < width;) {
      const wide = horizon * between(random, 0.1, 0.24);
      path += `V${n(horizon * (1 - rise * between(random, 0.35, 1)))}h${n(wide)}`;
      x += wide;
    }
    return `${path}V${n(horizon)}z`;
  };
  return fill(inks.hillFar, blocks(0.36)) + fill(inks.hillNear, blocks(0.2));
};

/** Low dunes of dry land, one behind the other. */
const dunes: Land = (inks, random, width, horizon) => {
  const crest = (rise: number) => {
    const x = width * between(random, 0.2, 0.8);
    const top = n(horizon * (1 - rise));
    return `M0 ${n(horizon)}V${n(horizon * (1 - rise * 0.4))}Q${n(x * 0.5)} ${top} ${n(x)} ${top}Q${n((x + width) / 2)} ${n(horizon * (1 - rise * 0.3))} ${n(width)} ${n(horizon * (1 - rise * 0.6))}V${n(horizon)}z`;
  };
  return fill(inks.hillFar, crest(0.3)) + fill(inks.hillNear, crest(0.17));
};

/** Wide water with the other shore behind it. */
const shore: Land = (inks, random, width, horizon) =>
  fill(inks.hillFar, ridge(random, width, horizon * 0.87, 0.2)) +
  fill(inks.water, box(0, horizon * 0.87, width, horizon * 0.13)) +
  fill(
    inks.waterLight,
    ...[0.1, 0.36, 0.62, 0.84].map((share) =>
      box(
        width * share + horizon * random() * 0.1,
        horizon * between(random, 0.89, 0.97),
        horizon * 0.14,
        horizon * 0.008,
      ),
    ),
  );

/** Every kind of distant land, by name. */
export const LANDS = {
  hills,
  plateau,
  peaks,
  plain,
  roofs,
  dunes,
  shore,
} as const satisfies Record<string, Land>;
