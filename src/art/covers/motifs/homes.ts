import { box, disc, fill, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';
import { windows } from './windows.ts';

/** A village house under a pitched roof of tiles, with a veranda on three posts. 68 wide, 36 high. */
export function tiledHouse({ inks, random }: Brush): string {
  return (
    fill(inks.wall, box(-27, -20, 54, 20)) +
    fill(inks.dado, box(-27, -7, 54, 7)) +
    fill(inks.door, box(-4, -15, 8, 15)) +
    windows(
      inks,
      random,
      [
        { x: -19, y: -15.5 },
        { x: 12, y: -15.5 },
      ],
      7,
    ) +
    fill(inks.trimAlt, polygon(-34, -19, -23, -36, 23, -36, 34, -19)) +
    fill(inks.trim, box(-23, -37.4, 46, 2), box(-30.5, -26, 61, 1.2)) +
    fill(inks.trunk, box(-31, -19, 1.8, 19), box(-9, -19, 1.6, 19), box(29.2, -19, 1.8, 19)) +
    fill(inks.wall, box(-33, -2, 66, 2))
  );
}

/** Four floors of flats with balconies and a cistern on the roof. 60 wide, 96 high. */
export function flats({ inks, random }: Brush): string {
  const floors = [0, 1, 2, 3].map((floor) => -floor * 21);
  const panes = floors.flatMap((y) => [-22, 15].map((x) => ({ x, y: y - 15.5 })));
  return (
    fill(inks.cistern, box(8, -92, 13, 9), box(6.5, -94, 16, 2)) +
    fill(inks.wallAlt, box(-20, -93, 13, 10)) +
    fill(inks.wall, box(-29, -84, 58, 84)) +
    fill(inks.dado, box(-29, -8, 58, 8)) +
    windows(inks, random, panes, 8) +
    fill(inks.wallAlt, box(-10, -84, 20, 76)) +
    fill(inks.door, box(-5, -15, 10, 15), ...floors.slice(1).map((y) => box(-6, y - 15, 12, 15))) +
    fill(inks.trim, box(-31, -87, 62, 3.6), ...floors.slice(1).map((y) => box(-12, y - 7, 24, 7)))
  );
}

/** A round watch hut under thatch. 44 wide, 40 high. */
export function hut({ inks }: Brush): string {
  return (
    fill(inks.wallAlt, box(-14, -20, 28, 20)) +
    fill(inks.dadoAlt, box(-14, -6, 28, 6)) +
    fill(inks.door, box(-4, -15, 8, 15)) +
    fill(inks.trim, polygon(0, -42, 22, -17, -22, -17)) +
    stroke(inks.wall, 1, 'M-14 -22H14M-9 -28.5H9M-4.6 -34.5H4.6')
  );
}

/** A house half built: brick walls inside a scaffold of bamboo. 72 wide, 62 high. */
export function scaffold({ inks, paint }: Brush): string {
  const uprights = [-34, -12, 11, 33].map((x) => `M${x} 0V-62`).join('');
  return (
    fill(
      paint.brick,
      polygon(-28, 0, -28, -44, -6, -44, -6, -38, 12, -38, 12, -27, 28, -27, 28, 0),
    ) +
    fill(inks.door, box(-20, -16, 10, 16), box(-20, -38, 9, 10), box(8, -19, 10, 9)) +
    stroke(paint['brick-2'], 0.9, 'M-28 -6H28M-28 -22H28M-28 -33H12') +
    stroke(inks.metalPale, 1.6, `${uprights}M-37 -23H37M-37 -46H37`) +
    stroke(inks.metalPale, 1.2, 'M-34 -23L-12 -46M11 -23L33 -46')
  );
}

/** Two rooms of mud and thatch, and a jar of grain beside them. 62 wide, 34 high. */
export function cottage({ inks, paint, random }: Brush): string {
  return (
    fill(paint.brick, box(-22, -18, 44, 18)) +
    fill(inks.wall, box(-22, -5, 44, 5)) +
    fill(inks.door, box(-13, -13.5, 8, 13.5)) +
    windows(inks, random, [{ x: 6, y: -14 }], 6.6) +
    fill(inks.leafLight, 'M-31 -15Q-24 -34 -12 -34H12Q24 -34 31 -15z') +
    stroke(inks.leaf, 1, 'M-16 -33L-22 -16M-3 -34L-5 -16M9 -34L11 -16M18 -31L24 -16') +
    fill(inks.wallAlt, disc(33, -6.5, 6.5), box(30.5, -14, 5, 3))
  );
}
