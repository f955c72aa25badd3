import { box, disc, fill, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** Crates of produce, stacked. 40 wide, 24 high. */
export function crates({ paint }: Brush): string {
  return (
    fill(paint['spark-2'], disc(-13, -11, 3), disc(-7, -11, 3)) +
    fill(paint.brick, disc(4, -22, 3), disc(10, -22, 3), disc(-10, -13, 3)) +
    fill(paint['tone-b'], box(-19, -10, 18, 10), box(0, -10, 18, 10), box(-2, -21, 18, 10)) +
    stroke(
      paint['tone-e'],
      0.9,
      'M-19 -6.6h18M-19 -3.3h18M0 -6.6h18M0 -3.3h18M-2 -17.6h18M-2 -14.3h18',
    )
  );
}

/** Sacks tied at the neck. 40 wide, 24 high. */
export function sacks({ paint }: Brush): string {
  const sack = (x: number, y: number) =>
    `M${x - 8} ${y}Q${x - 10} ${y - 10} ${x - 3} ${y - 12}L${x - 4} ${y - 15}H${x + 4}L${x + 3} ${y - 12}Q${x + 10} ${y - 10} ${x + 8} ${y}z`;
  return (
    fill(paint['on-dado'], sack(-11, 0), sack(6, 0)) +
    fill(paint['tone-a'], sack(-2, -10)) +
    stroke(paint.brick, 1.2, 'M-14 -12h6M3 -12h6M-5 -22h6')
  );
}

/** Three baskets on the ground. 46 wide, 14 high. */
export function baskets({ inks, paint }: Brush): string {
  const basket = (x: number) => polygon(x - 7, -7, x + 7, -7, x + 5, 0, x - 5, 0);
  return (
    fill(paint.brick, 'M-22 -7a6.4 6 0 0 1 12.8 0z') +
    fill(inks.star === null ? paint['tone-d'] : inks.leafLight, 'M-6.4 -7a6.4 6 0 0 1 12.8 0z') +
    fill(paint['on-dado'], 'M9.6 -7a6.4 5 0 0 1 12.8 0z') +
    fill(paint['spark-2'], basket(-15.6), basket(0), basket(16)) +
    stroke(paint['brick-2'], 0.8, 'M-21 -4h11M-6 -4h12M10 -4h12')
  );
}

/** Bricks, ready to lay. 32 wide, 17 high. */
export function bricks({ paint }: Brush): string {
  const row = (y: number, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => box(from + index * 8, y, 7.2, 5)).join('');
  return (
    fill(paint['brick-2'], row(-5, -16, 4), row(-16.6, -12, 2)) +
    fill(paint.brick, row(-10.8, -13, 3))
  );
}

/** Drums for water. 32 wide, 20 high. */
export function drums({ paint }: Brush): string {
  return (
    fill(paint['tone-c'], box(-16, -19, 14, 19)) +
    fill(paint.brick, box(1, -17, 14, 17)) +
    stroke(paint['on-dado'], 1, 'M-16 -13h14M-16 -6h14M1 -11.6h14M1 -5.4h14')
  );
}

/** Milk cans in a row. 32 wide, 17 high. */
export function cans({ paint }: Brush): string {
  const can = (x: number) =>
    `M${x - 4} 0V-10Q${x - 4} -12 ${x - 2} -13V-16H${x + 2}V-13Q${x + 4} -12 ${x + 4} -10V0z`;
  return (
    fill(paint['tone-a'], can(-11), can(0), can(11)) +
    fill(paint['tone-d'], box(-15, -6, 8, 1.4), box(-4, -6, 8, 1.4), box(7, -6, 8, 1.4))
  );
}

/** Rolls of cloth, standing. 34 wide, 26 high. */
export function cloth({ paint }: Brush): string {
  const rolls = [
    [-13, 19, paint.brick],
    [-5, 25, paint['on-dado']],
    [3, 21, paint['tone-b']],
    [11, 24, paint['tone-d']],
  ] as const;
  return (
    rolls.map(([x, tall, colour]) => fill(colour, box(x - 3.6, -tall, 7.2, tall))).join('') +
    fill(paint['tone-h'], ...rolls.map(([x, tall]) => disc(x, -tall, 1.6))) +
    rolls.map(([x, tall, colour]) => stroke(colour, 1.6, disc(x, -tall, 2.8))).join('')
  );
}
