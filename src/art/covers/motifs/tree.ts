import type { Inks } from '../inks.ts';
import { disc, fill, polygon } from '../svg.ts';

/** A broad neem-like tree, 64 high. */
export function tree(inks: Inks): string {
  const crown = [
    disc(-5.6, -52.8, 10.9),
    disc(7, -51, 10.9),
    disc(-12.3, -35.6, 12.3),
    disc(12.3, -36.5, 12.8),
    disc(0, -40, 11),
  ];
  return (
    fill(inks.leaf, ...crown) +
    fill(inks.leafLight, disc(4.2, -54.4, 5.4), disc(-9.2, -40, 6), disc(11.4, -40, 4.5)) +
    fill(inks.trunk, polygon(-2.3, 0, -1.4, -31, 1.6, -31, 2.4, 0))
  );
}

/** A slim ashoka tree, 50 high. */
export function slimTree(inks: Inks): string {
  return (
    fill(inks.trunk, 'M-.9 0V-12H.9V0z') +
    fill(inks.leaf, 'M0 -50C10 -32 9.5 -8 0 -7.5C-9.5 -8 -10 -32 0 -50z') +
    fill(inks.leafLight, 'M0 -50C-10 -32 -9.5 -8 0 -7.5z')
  );
}

/** A low line of bushes, 44 wide, 13 high. */
export function bushes(inks: Inks): string {
  return (
    fill(inks.leaf, 'M-22 0a7 7 0 0 1 5 -7a8 8 0 0 1 13 -3a9 9 0 0 1 16 1a7 7 0 0 1 10 9z') +
    fill(inks.leafLight, disc(-12, -4, 2.6), disc(3, -6, 3), disc(13, -3, 2))
  );
}
