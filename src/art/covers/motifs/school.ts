import type { Random } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import { box, fill } from '../svg.ts';
import { windows } from './windows.ts';

const BAYS = 8;
const BAY = 18.4;
const LEFT = -BAYS * BAY * 0.5;

/** The school: one long veranda, a door beside every window, and its name board. 150 wide, 38 high. */
export function school(inks: Inks, random: Random): string {
  const bays = Array.from({ length: BAYS }, (_, bay) => LEFT + bay * BAY);
  const windowBays = bays.filter((_, bay) => bay % 2 === 0);
  const doorBays = bays.filter((_, bay) => bay % 2 === 1);
  return (
    nameBoard(inks) +
    fill(inks.wall, box(LEFT - 1, -37, BAYS * BAY + 2, 37)) +
    fill(inks.dado, box(LEFT, -12.5, BAYS * BAY, 12.5)) +
    fill(inks.stripe, box(LEFT, -13.8, BAYS * BAY, 1.4)) +
    windows(
      inks,
      random,
      windowBays.map((x) => ({ x: x + 5, y: -26.5 })),
      9,
    ) +
    fill(inks.door, ...doorBays.map((x) => box(x + 5, -25.5, 9.6, 24))) +
    fill(inks.wall, ...[...bays, -LEFT].map((x) => box(x - 1.4, -29, 2.8, 29))) +
    fill(inks.wall, box(LEFT - 10, -2, BAYS * BAY + 20, 2)) +
    fill(
      inks.trim,
      box(LEFT - 2, -38.5, BAYS * BAY + 4, 4.2),
      box(LEFT - 6, -31, BAYS * BAY + 12, 2.8),
    )
  );
}

function nameBoard(inks: Inks): string {
  return (
    fill(inks.wall, box(-23, -49.5, 48, 12)) +
    fill(inks.trim, box(-25, -51.5, 52, 2.4), box(-17, -46, 36, 1.6), box(-13, -42.4, 28, 1.4))
  );
}
