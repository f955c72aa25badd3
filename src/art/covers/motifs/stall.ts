import type { Inks } from '../inks.ts';
import type { Paint } from '../paint.ts';
import { box, disc, fill, n } from '../svg.ts';

const STRIPES = 7;
const STRIPE = 5.2;
const LEFT = (-STRIPES * STRIPE) / 2;

/** A market stall: scalloped awning, fruit on the counter. 36 wide, 38 high. */
export function stall(inks: Inks, paint: Paint, cloth: string): string {
  const stripe = (index: number) => {
    const x = n(LEFT + index * STRIPE);
    return `M${x} -38h${n(STRIPE)}v7.4a2.6 2.6 0 0 1 -5.2 0z`;
  };
  const indices = Array.from({ length: STRIPES }, (_, index) => index);
  const goods = indices.slice(0, 6).map((index) => disc(LEFT + 5.2 + index * STRIPE, -14.4, 2.45));
  return (
    fill(inks.door, box(-15.5, -30, 31, 18)) +
    fill(inks.trunk, box(-16, -30, 1.4, 18), box(14.6, -30, 1.4, 18)) +
    fill(paint.brick, ...goods.filter((_, index) => index % 3 !== 2)) +
    fill(paint['spark-2'], ...goods.filter((_, index) => index % 3 === 2)) +
    fill(paint['on-dado'], box(LEFT + 0.6, -13, 35.2, 8)) +
    fill(paint['tone-d'], box(LEFT + 0.6, -5, 35.2, 5)) +
    fill(cloth, ...indices.filter((index) => index % 2 === 0).map(stripe)) +
    fill(paint['on-dado'], ...indices.filter((index) => index % 2 === 1).map(stripe))
  );
}
