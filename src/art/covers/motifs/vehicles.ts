import type { Paint } from '../paint.ts';
import { box, disc, fill, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

function wheels(paint: Paint, r: number, ...xs: number[]): string {
  return (
    fill(paint['tone-h'], ...xs.map((x) => disc(x, -r, r))) +
    fill(paint['tone-b'], ...xs.map((x) => disc(x, -r, r * 0.4)))
  );
}

/** A three-wheeler with its hood, nose to the right. 40 long, 31 high. */
export function auto({ paint }: Brush): string {
  return (
    fill(paint['tone-g'], 'M-19 -13V-27Q-19 -31 -14 -31H6Q12 -31 15 -22L18 -12z') +
    fill(paint['tone-a'], polygon(4, -27, 8.4, -27, 12.4, -15, 4, -15), box(-8, -27, 9, 11)) +
    fill(paint['tone-c'], 'M-20 -15H17Q21 -14 21 -9V-5H-20z') +
    fill(paint['on-dado'], box(17, -12.4, 4, 3), box(-20, -15.6, 37, 1.4)) +
    wheels(paint, 4.4, -12, 14)
  );
}

/** A lorry with sacks in its open bed. 84 long, 36 high. */
export function truck({ paint }: Brush): string {
  return (
    fill(
      paint['on-dado'],
      'M-36 -24a8 6 0 0 1 15 0zM-23 -24a8 6 0 0 1 15 0zM-10 -24a8 6 0 0 1 15 0zM-30 -29a8 5 0 0 1 15 0zM-16 -29a8 5 0 0 1 15 0z',
    ) +
    fill(paint['tone-c'], box(-42, -24, 56, 16)) +
    fill(paint['tone-e'], box(-42, -17, 56, 1.4), box(-24, -24, 1.4, 16), box(-6, -24, 1.4, 16)) +
    fill(paint.brick, 'M16 -6V-32H32Q36 -32 38 -24L42 -18V-6z') +
    fill(paint['tone-h'], polygon(22, -28, 32, -28, 35.4, -19, 22, -19), box(-42, -8, 58, 2)) +
    fill(paint['on-dado'], box(38, -13, 4, 3), box(15, -33.6, 18, 2)) +
    wheels(paint, 5.4, -29, -16, 29)
  );
}

/** A water tanker. 80 long, 34 high. */
export function tanker({ paint }: Brush): string {
  return (
    fill(paint['tone-a'], 'M-40 -20Q-40 -30 -32 -30H6Q14 -30 14 -20T6 -10H-32Q-40 -10 -40 -20z') +
    fill(paint['tone-d'], box(-39.6, -21.4, 53.2, 3.4), box(-16, -32, 7, 2.4)) +
    fill(paint['on-dado'], 'M16 -6V-31H30Q34 -31 36 -23L40 -17V-6z') +
    fill(paint['tone-g'], polygon(21, -27, 30, -27, 33.4, -18, 21, -18), box(-40, -9, 56, 3)) +
    fill(paint.brick, box(16, -12, 24, 2)) +
    wheels(paint, 5.2, -28, -16, 28)
  );
}

/** A van that carries a clinic: a door, a step and an awning, no sign. 62 long, 34 high. */
export function van({ paint }: Brush): string {
  return (
    fill(paint['on-dado'], 'M-32 -6V-30Q-32 -33 -29 -33H14Q20 -33 24 -22L31 -18V-6z') +
    fill(paint['tone-d'], box(-32, -14, 63, 3.4)) +
    fill(paint['tone-g'], polygon(12, -28, 15.4, -28, 20, -19, 12, -19), box(-27, -28, 10, 8)) +
    fill(paint['tone-b'], box(-11, -27, 12, 21)) +
    fill(paint.brick, polygon(-15, -27, 5, -27, 9, -22, -19, -22)) +
    fill(paint['tone-e'], box(-11, -3.4, 12, 3.4)) +
    wheels(paint, 5, -22, 18)
  );
}

/** A barrow on four wheels with fruit in rows. 50 long, 28 high. */
export function handcart({ inks, paint }: Brush): string {
  const row = [-16, -9.6, -3.2, 3.2, 9.6, 16];
  return (
    fill(paint['spark-2'], ...row.slice(0, 3).map((x) => disc(x, -17.4, 3.4))) +
    fill(paint.brick, ...row.slice(3).map((x) => disc(x, -17.4, 3.4))) +
    fill(paint['tone-b'], ...[-12.8, -6.4, 6.4, 12.8].map((x) => disc(x, -21.4, 2.8))) +
    fill(paint['on-dado'], box(-21, -15, 42, 4)) +
    fill(paint['tone-d'], box(-21, -11.4, 42, 1.8)) +
    stroke(inks.metalPale, 1.6, 'M-15 -10V-5M15 -10V-5M21 -14L29 -19') +
    wheels(paint, 4.6, -14, 14)
  );
}

/** A road roller under its roof: solid drums under a broad body. 56 long, 34 high. */
export function roller({ paint }: Brush): string {
  return (
    fill(paint['tone-b'], box(-18, -32, 1.8, 16), box(2, -32, 1.8, 16), box(14, -27, 2.4, 8)) +
    fill(paint['tone-h'], box(-18, -30, 20, 12)) +
    fill(paint['tone-c'], disc(-16, -8, 8), disc(18, -8, 8)) +
    fill(paint.brick, box(-22, -34, 30, 3), 'M-26 -7V-20H22L26 -7z') +
    fill(paint['brick-2'], box(-26, -9, 52, 2.4)) +
    fill(paint['on-dado'], box(8, -17.4, 10, 1.4), box(8, -14.4, 10, 1.4), box(23, -14, 2.6, 3))
  );
}

/** A wheelbarrow with earth. 30 long, 16 high. */
export function wheelbarrow({ inks, paint }: Brush): string {
  return (
    fill(paint['brick-2'], 'M-8 -12Q0 -20 9 -12z') +
    fill(paint['tone-b'], polygon(-10, -12.4, 13, -12.4, 8, -5, -6, -5)) +
    stroke(inks.metalPale, 1.4, 'M-17 -13L9 -4M-5 -5V0') +
    wheels(paint, 3.4, 10)
  );
}
