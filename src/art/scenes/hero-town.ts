import { mulberry32 } from '#lib/random.ts';
import { clinic } from '../covers/motifs/clinic.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { flats, tiledHouse } from '../covers/motifs/homes.ts';
import { type House, house } from '../covers/motifs/house.ts';
import { palm } from '../covers/motifs/palm.ts';
import { library } from '../covers/motifs/public-buildings.ts';
import { school } from '../covers/motifs/school.ts';
import { tank } from '../covers/motifs/tank.ts';
import { marketHall, shops } from '../covers/motifs/trade-buildings.ts';
import { slimTree, tree } from '../covers/motifs/tree.ts';
import { fill, svg } from '../covers/svg.ts';
import { layMotifs } from './lay.ts';
import { paleInks, palePaint } from './pale-inks.ts';
import type { Scene } from './scene.ts';

const WIDTH = 2560;
const HEIGHT = 220;
const SEED = 7;
const SIZE = 2.05;

/**
 * The pale town behind the slogan, 2560 × 220 px on a transparent ground; its lower edge is the
 * dado line. Centre it: a narrow window shows the middle, a wide one more town at the sides.
 * Halve it on phones.
 */
export const heroTown: Scene = (paint, off) => {
  const inks = paleInks(paint);
  const random = mulberry32(SEED);
  const brush = { inks, paint: palePaint(paint), random };
  const home = (width: number, floors: number) => {
    const kind: House = { width, floors, brick: false, alt: false };
    return house(inks, random, kind);
  };
  const land =
    fill(inks.hillFar, off.has('hill') ? '' : ridge(random, WIDTH, HEIGHT, 0.62)) +
    fill(inks.hillNear, off.has('hill') ? '' : ridge(random, WIDTH, HEIGHT, 0.4));
  const town = layMotifs(HEIGHT, off, [
    ['tree', 60, 1.9, tree(inks)],
    ['house', 150, SIZE, home(54, 1)],
    ['library', 300, 1.7, library(brush)],
    ['palm', 430, 1.7, palm(inks, 72)],
    ['slim-tree', 500, 1.6, slimTree(inks)],
    ['tree', 690, 1.6, tree(inks)],
    ['tank', 600, SIZE, tank(inks)],
    ['tiled-house', 790, SIZE, tiledHouse(brush)],
    ['flats', 915, 1.6, flats(brush)],
    ['house', 1015, SIZE * 1.22, home(46, 2)],
    ['shop', 1175, 1.8, shops(brush)],
    ['house', 1288, SIZE, home(44, 1)],
    ['slim-tree', 1415, 2.9, slimTree(inks)],
    ['tree', 1345, 1.6, tree(inks)],
    ['school', 1585, 1.5, school(inks, random)],
    ['tank', 1704, SIZE, tank(inks)],
    ['house', 1838, SIZE * 1.1, home(60, 1)],
    ['slim-tree', 1925, 2.1, slimTree(inks)],
    ['tree', 1990, 2, tree(inks)],
    ['market-hall', 2130, 1.5, marketHall(brush)],
    ['clinic', 2345, 1.5, clinic(inks, random)],
    ['tree', 2500, -2, tree(inks)],
  ]);
  return svg(WIDTH, HEIGHT, land + town);
};
