import { mulberry32, type Random } from '#lib/random.ts';
import { type Inks, inksFor } from '../covers/inks.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { house } from '../covers/motifs/house.ts';
import { school } from '../covers/motifs/school.ts';
import { tank } from '../covers/motifs/tank.ts';
import { slimTree, tree } from '../covers/motifs/tree.ts';
import type { Paint } from '../covers/paint.ts';
import { fill, svg } from '../covers/svg.ts';
import { drawn } from './figures.ts';
import { lay, layMotifs } from './lay.ts';
import { paleInks } from './pale-inks.ts';
import type { Scene } from './scene.ts';

const WIDTH = 820;
const TOWN_HEIGHT = 220;
const PEOPLE_HEIGHT = 122;
const HOUSE = { width: 60, floors: 2, brick: false, alt: false };

/** The town behind the word on the log-in wall, 820 × 220 px; its lower edge is the dado line. */
export const loginTown: Scene = (paint, off) => {
  const pale = paleInks(paint);
  const bright = { ...inksFor('day', paint), leaf: paint['tint-2'], leafLight: paint.tint };
  const random = mulberry32(21);
  return svg(
    WIDTH,
    TOWN_HEIGHT,
    (off.has('hill') ? '' : land(pale, random)) +
      layMotifs(TOWN_HEIGHT, off, [
        ['tree', 22, 2, tree(pale)],
        ['house', 190, 2, house(pale, random, { ...HOUSE, floors: 1 })],
        ['school', 400, 1.3, school(pale, random)],
        ['slim-tree', 560, 2.2, slimTree(pale)],
        ['tank', 652, 2.2, tank(pale)],
        ['tree', 742, 2.35, tree(bright)],
        ['house', 762, 2.4, house(bright, random, HOUSE)],
      ]),
  );
};

function land(pale: Inks, random: Random): string {
  return (
    fill(pale.hillFar, ridge(random, WIDTH, TOWN_HEIGHT, 0.85)) +
    fill(pale.hillNear, ridge(random, WIDTH, TOWN_HEIGHT, 0.5))
  );
}

/** The people before the word on the log-in wall, 820 × 122 px; feet stand 52 px below the dado line. */
export function loginPeople(paint: Paint): string {
  const line = PEOPLE_HEIGHT - 4;
  return svg(
    WIDTH,
    PEOPLE_HEIGHT,
    lay(line, [
      [272, 3, drawn('mother', paint)],
      [310, 3, drawn('schoolgirl', paint)],
      [560, 3, drawn('neighbour', paint)],
      [716, 3, drawn('leader', paint)],
      [758, 3, drawn('boy', paint)],
    ]),
  );
}
