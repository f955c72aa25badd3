import { mulberry32 } from '#lib/random.ts';
import { clinic } from '../covers/motifs/clinic.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { type House, house } from '../covers/motifs/house.ts';
import { palm } from '../covers/motifs/palm.ts';
import { school } from '../covers/motifs/school.ts';
import { tank } from '../covers/motifs/tank.ts';
import { slimTree, tree } from '../covers/motifs/tree.ts';
import type { Paint } from '../covers/paint.ts';
import { fill, svg } from '../covers/svg.ts';
import { lay } from './lay.ts';
import { paleInks } from './pale-inks.ts';

const WIDTH = 2560;
const HEIGHT = 220;
const SEED = 7;
const SIZE = 2.05;

/**
 * The pale town behind the slogan, 2560 × 220 px on a transparent ground; its lower edge is the
 * dado line. Centre it: a narrow window shows the middle, a wide one more town at the sides.
 * Halve it on phones.
 */
export function heroTown(paint: Paint): string {
  const inks = paleInks(paint);
  const random = mulberry32(SEED);
  const home = (width: number, floors: number) => {
    const kind: House = { width, floors, brick: false, alt: false };
    return house(inks, random, kind);
  };
  const land =
    fill(inks.hillFar, ridge(random, WIDTH, HEIGHT, 0.62)) +
    fill(inks.hillNear, ridge(random, WIDTH, HEIGHT, 0.4));
  const town = lay(HEIGHT, [
    [60, 1.9, tree(inks)],
    [150, SIZE, home(54, 1)],
    [300, SIZE, home(48, 2)],
    [430, 1.7, palm(inks, 72)],
    [500, 1.6, slimTree(inks)],
    [690, 1.6, tree(inks)],
    [600, SIZE, tank(inks)],
    [780, SIZE, home(50, 1)],
    [905, SIZE, home(52, 2)],
    [1015, SIZE * 1.22, home(46, 2)],
    [1160, SIZE, home(58, 1)],
    [1288, SIZE, home(44, 1)],
    [1415, 2.9, slimTree(inks)],
    [1345, 1.6, tree(inks)],
    [1585, 1.5, school(inks, random)],
    [1704, SIZE, tank(inks)],
    [1838, SIZE * 1.1, home(60, 1)],
    [1925, 2.1, slimTree(inks)],
    [1990, 2, tree(inks)],
    [2110, SIZE, home(50, 2)],
    [2210, 1.8, palm(inks, 66)],
    [2345, 1.5, clinic(inks, random)],
    [2500, -2, tree(inks)],
  ]);
  return svg(WIDTH, HEIGHT, land + town);
}
