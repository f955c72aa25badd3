import { chance, pick, type Random } from '#lib/random.ts';
import type { Paint } from '../paint.ts';
import { disc, fill } from '../svg.ts';

/** How someone is dressed. */
export type Dress = 'sari' | 'hooded' | 'kurta' | 'shirt' | 'child';

/** One flat, faceless figure: all colours are ready to paint. */
export interface Person {
  dress: Dress;
  cloth: string;
  /** Hem of a sari; a child's bag. */
  second: string;
  skin: string;
  turban?: string;
  /** Trousers in another colour than everyone's. */
  legs?: string;
  stick?: boolean;
}

/** The leader: always the one figure in the spark colour. */
export function leader(paint: Paint): Person {
  return { dress: 'sari', cloth: paint.spark, second: paint['brick-2'], skin: paint['skin-1'] };
}

/** Somebody else: never in the spark colour. */
export function somebody(
  paint: Paint,
  random: Random,
  dresses: readonly [Dress, ...Dress[]],
): Person {
  const dress = pick(random, dresses);
  const cloths = clothsFor(paint, dress);
  const cloth = pick(random, cloths);
  return {
    dress,
    cloth,
    second: dress === 'child' ? paint.brick : paint['tone-d'],
    skin: pick(random, [paint['skin-1'], paint['skin-2'], paint['skin-3']]),
    ...(dress === 'kurta' && chance(random, 0.12)
      ? { turban: paint['brick-2'], legs: paint['on-dado'] }
      : {}),
    ...(dress === 'kurta' && chance(random, 0.15) ? { stick: true } : {}),
  };
}

function clothsFor(paint: Paint, dress: Dress): [string, ...string[]] {
  const shared: [string, ...string[]] = [paint['on-dado'], paint['tone-a'], paint['tone-b']];
  if (dress === 'child') return shared;
  return [...shared, paint['tone-c'], paint.brick, paint['brick-2'], paint['on-dado']];
}

/** Draws someone around their feet: adults 38 high, children 27, looking to the right. */
export function person(paint: Paint, who: Person, trousers = paint['tone-h']): string {
  if (who.dress === 'child') return child(paint, who, trousers);
  if (who.dress === 'sari' || who.dress === 'hooded') return woman(paint, who);
  return man(paint, who, trousers);
}

const SARI = 'M-4 -30h3L4.6 -18.4 5.6 0H-5.6L-5 -9 -6.1 -8.2 -5.9 -24.5zM-2.8 -27.6-3.4 -18.4H.9z';

function woman(paint: Paint, { dress, cloth, second, skin }: Person): string {
  const hooded = dress === 'hooded';
  const hood = 'M-1 -29.4L-5 -29.6Q-5.4 -38.4 .3 -38.6 3.6 -38.4 3.6 -35.4 1 -36.4 -.2 -33z';
  const hair =
    'M-3.3 -33.6Q-3.6 -38.2 .3 -38.2 3.9 -38 3.5 -34.6 1.4 -35 .5 -36.2-.8 -34.4-3.3 -33.6z';
  return (
    (hooded ? '' : fill(paint['tone-h'], disc(-4, -33.4, 2))) +
    fill(skin, 'M2.6 -29.4H4L5.7 -19 4.5 -18.4 2.6 -23zM-1.1 -32h2.4v3.4h-2.4z', HEAD) +
    fill(hooded ? cloth : paint['tone-h'], hooded ? hood : hair) +
    fill(paint['tone-g'], 'M-3.2 -29.4H3.4L4.2 -18H-3.6z') +
    fill(cloth, SARI) +
    fill(second, 'M-5.4 -3H5.4L5.6 0H-5.6z')
  );
}

const HEAD = 'M-3.2 -34.4a3.4 3.6 0 0 1 6.8 0a3.4 3.7 0 0 1 -6.8 0z';

function man(paint: Paint, who: Person, trousers: string): string {
  const { dress, cloth, skin, turban, stick } = who;
  const hem = dress === 'shirt' ? -15 : -10;
  const coat = `M-3.7 -29.3H3.9L6.2 -18.4 4.6 -17.8 4.8 ${hem}H-4.6L-4.4 -17.8-6 -18.4z`;
  const legs = `M-3.7 ${hem}H-.6L-.8 0H-3.6zM.7 ${hem}H3.8L3.6 0H.8z`;
  return (
    fill(skin, HEAD, 'M-1 -32h2.2v3.4h-2.2z', disc(-5.3, -17.2, 1.3), disc(5.5, -17.2, 1.3)) +
    fill(turban ?? paint['tone-h'], turban === undefined ? CAP : TURBAN) +
    fill(who.legs ?? trousers, legs) +
    fill(cloth, coat) +
    (stick === true ? fill(paint['tone-h'], 'M5 -18h1.2L7.4 0H6.2z') : '')
  );
}

const CAP = 'M-3.4 -34Q-3.6 -38.2 .2 -38.2 4 -38.2 3.8 -34 .2 -36.2-3.4 -34z';
const TURBAN = 'M-4 -34.8Q-3.8 -38.8 .2 -38.8 4.2 -38.8 4.4 -34.8z';

function child(paint: Paint, { cloth, second, skin }: Person, trousers: string): string {
  return (
    fill(skin, disc(0, -23.5, 3.3), 'M-.9 -21h1.8v1.6H-.9zM-2.7 -9H-.5V0H-2.7zM.6 -9H2.8V0H.6z') +
    fill(paint['tone-h'], 'M-3.4 -23.4A3.4 3.6 0 0 1 3.4 -23.4z') +
    fill(trousers, 'M-3.6 -12.3H3.6L4 -8H-4z') +
    fill(cloth, 'M-3.1 -20.2H3.2L3.6 -12.2H-3.6z') +
    fill(second, 'M-5.8 -19h2.8v8h-2.8z')
  );
}
