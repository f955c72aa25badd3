import type { Random } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import { box, fill, n, polygon, stroke } from '../svg.ts';
import { windows } from './windows.ts';

const COLUMNS = [-38, -17.2, 4, 25.2];

/** The clinic: two floors, a wide door under a canopy, and a ramp with a rail. 92 wide, 54 high. */
export function clinic(inks: Inks, random: Random): string {
  const upper = COLUMNS.map((x) => ({ x, y: -46.5 }));
  const lower = [-38, 25.2].map((x) => ({ x, y: -28.7 }));
  return (
    fill(inks.wall, box(-46, -52.5, 92, 52.5)) +
    fill(inks.dado, box(-46, -14, 25, 14), box(21, -14, 25, 14)) +
    fill(inks.stripe, box(-46, -15.6, 25, 1.6), box(21, -15.6, 25, 1.6)) +
    windows(inks, random, [...upper, ...lower], 10) +
    fill(inks.door, box(-18, -27, 16.8, 27), box(1.2, -27, 16.8, 27)) +
    fill(inks.canopy, box(-24, -30.8, 48, 4)) +
    fill(inks.trim, box(-48, -56.6, 96, 4.4)) +
    ramp(inks)
  );
}

function ramp(inks: Inks): string {
  const rail = `M23.5 -15.5L64 -9.5V0M50.5 -11.5V-1.5M23.5 -4.5V${n(-16)}`;
  return fill(inks.wall, polygon(19, 0, 19, -5, 24, -5, 66, 0)) + stroke(inks.metalPale, 1.4, rail);
}
