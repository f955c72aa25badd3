import { box, fill, polygon } from '../svg.ts';
import type { Brush } from './brush.ts';
import { windows } from './windows.ts';

/** The reading room: five tall windows on a plinth with steps. 112 wide, 52 high. */
export function library({ inks, paint, random }: Brush): string {
  const tall = [-46, -29, 18, 35];
  const shelves = tall.flatMap((x) => [box(x, -20, 11, 1.2), box(x, -13, 11, 1.2)]);
  return (
    fill(inks.wall, box(-52, -44, 104, 44)) +
    fill(inks.litShare > 0 ? inks.lit : inks.glass, ...tall.map((x) => box(x, -35, 11, 26))) +
    fill(inks.wallAlt, ...shelves, ...tall.map((x) => box(x + 5, -35, 1.2, 26))) +
    fill(paint.brick, box(-13, -38, 26, 38)) +
    fill(inks.door, box(-7, -26, 14, 26)) +
    windows(inks, random, [{ x: -3.6, y: -35.5 }], 6) +
    fill(inks.dado, box(-52, -6, 39, 6), box(13, -6, 39, 6)) +
    fill(inks.trim, box(-56, -48, 112, 4.6), box(-18, -53, 36, 5), box(-52, -39, 104, 1.6)) +
    fill(inks.wallAlt, box(-15, -3, 30, 3), box(-19, -1.5, 38, 1.5))
  );
}

/** The town hall: two floors of windows behind a porch on four square pillars. 128 wide, 62 high. */
export function townHall({ inks, random }: Brush): string {
  const upper = [-54, -37, 27, 44].map((x) => ({ x, y: -47 }));
  const lower = [-54, -37, 27, 44].map((x) => ({ x, y: -25 }));
  return (
    fill(inks.wall, box(-62, -54, 124, 54)) +
    fill(inks.dado, box(-62, -11, 124, 11)) +
    windows(inks, random, [...upper, ...lower], 10) +
    fill(inks.wallAlt, box(-24, -58, 48, 58)) +
    fill(inks.door, box(-18, -40, 36, 40)) +
    fill(inks.wall, ...[-22, -9, 4, 17].map((x) => box(x, -42, 5, 42))) +
    fill(inks.trim, box(-65, -57, 130, 3.6), box(-27, -63, 54, 6), box(-26, -45, 52, 4)) +
    fill(inks.wall, box(-30, -3, 60, 3))
  );
}

/** A crèche: one low painted room with a slide of colour over its door. 70 wide, 30 high. */
export function creche({ inks, paint, random }: Brush): string {
  const squares = [-28, -12, 4, 20].map((x) => box(x, -9.4, 8, 9.4));
  return (
    fill(inks.wall, box(-34, -26, 68, 26)) +
    fill(paint.brick, ...squares) +
    fill(inks.dado, ...squares.map((_, index) => box(-20 + index * 16, -9.4, 8, 9.4))) +
    fill(inks.door, box(-4.5, -17, 10, 17)) +
    windows(
      inks,
      random,
      [
        { x: -25, y: -20 },
        { x: 16, y: -20 },
      ],
      8,
    ) +
    fill(inks.trimAlt, polygon(-38, -25, -33, -31, 33, -31, 38, -25)) +
    fill(inks.trim, box(-38, -26, 76, 2))
  );
}

/** A post office counter: one room, a wide window with a ledge, a red box beside the door. 60 wide, 40 high. */
export function postOffice({ inks, paint, random }: Brush): string {
  return (
    fill(inks.wallAlt, box(-30, -34, 60, 34)) +
    fill(paint['brick-2'], box(-30, -8, 60, 8)) +
    fill(inks.litShare > 0 ? inks.lit : inks.glass, box(-22, -24, 22, 12)) +
    fill(inks.wall, box(-24, -12, 26, 2.4), box(-15, -24, 1, 12), box(-8, -24, 1, 12)) +
    fill(inks.door, box(8, -20, 10, 20)) +
    windows(inks, random, [{ x: 21, y: -22 }], 6) +
    fill(inks.trim, box(-33, -37, 66, 3.6)) +
    fill(paint['brick-2'], box(-20, -43, 40, 6.4)) +
    fill(inks.wall, box(-14, -40.6, 28, 1.6))
  );
}
