import { chance, pick, type Random } from '#lib/random.ts';
import type { Paint } from '../paint.ts';
import { box, disc, fill, polygon, stroke } from '../svg.ts';

/** The dress of a person. */
export type Dress =
  | 'sari'
  | 'hooded'
  | 'tunic'
  | 'kurta'
  | 'shirt'
  | 'wrap'
  | 'worker'
  | 'child'
  | 'seated'
  | 'wheelchair'
  | 'bending';

/** One flat, faceless figure, with all its colours chosen. */
export interface Person {
  dress: Dress;
  cloth: string;
  /** Hem of a sari; a child's bag. */
  second: string;
  skin: string;
  turban?: string;
  /** The colour of trousers, where it differs from the usual one. */
  legs?: string;
  stick?: boolean;
}

/** The leader: the only figure in the spark colour. */
export function leader(paint: Paint): Person {
  return { dress: 'sari', cloth: paint.spark, second: paint['brick-2'], skin: paint['skin-1'] };
}

/** Any other person: never in the spark colour. */
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

/**
 * Draws a person around their feet: adults are 38 high, children and seated people 27, looking to
 * the right.
 */
export function person(paint: Paint, who: Person, trousers = paint['tone-h']): string {
  switch (who.dress) {
    case 'child':
      return child(paint, who, trousers);
    case 'sari':
    case 'hooded':
      return woman(paint, who);
    case 'tunic':
      return inTunic(paint, who, trousers);
    case 'seated':
    case 'wheelchair':
      return seated(paint, who, trousers);
    case 'bending':
      return bending(paint, who, trousers);
    default:
      return man(paint, who, trousers);
  }
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
  const hem = dress === 'kurta' ? -10 : -15;
  const coat = `M-3.7 -29.3H3.9L6.2 -18.4 4.6 -17.8 4.8 ${hem}H-4.6L-4.4 -17.8-6 -18.4z`;
  const legs = dress === 'wrap' ? WRAP : `M-3.7 ${hem}H-.6L-.8 0H-3.6zM.7 ${hem}H3.8L3.6 0H.8z`;
  const hat = dress === 'worker' ? HELMET : CAP;
  return (
    fill(skin, HEAD, 'M-1 -32h2.2v3.4h-2.2z', disc(-5.3, -17.2, 1.3), disc(5.5, -17.2, 1.3)) +
    fill(turban ?? hatColour(paint, dress), turban === undefined ? hat : TURBAN) +
    (dress === 'wrap' ? fill(skin, 'M-3.2 -3H-1V0H-3.2zM1 -3H3.2V0H1z') : '') +
    fill(who.legs ?? (dress === 'wrap' ? who.second : trousers), legs) +
    fill(cloth, coat) +
    (stick === true ? fill(paint['tone-h'], 'M5 -18h1.2L7.4 0H6.2z') : '')
  );
}

function hatColour(paint: Paint, dress: Dress): string {
  return dress === 'worker' ? paint['on-dado'] : paint['tone-h'];
}

const WRAP = 'M-4.4 -15.4H4.6L5.4 -2.6H-5z';
const HELMET = 'M-5 -34.4H-3.9Q-3.8 -39 .2 -39 4.2 -39 4.3 -34.4H5.4V-33.4H-5z';
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

function inTunic(paint: Paint, { cloth, second, skin }: Person, trousers: string): string {
  return (
    fill(skin, HEAD, 'M-1 -32h2.2v3.4h-2.2z', disc(-5.6, -17.4, 1.2), disc(5.6, -17.4, 1.2)) +
    fill(
      paint['tone-h'],
      'M-3.5 -33.8Q-3.8 -38.2 .3 -38.2 3.9 -38 3.5 -34.6 1.4 -35 .5 -36.2-.8 -34.6-2.4 -34L-3.2 -20H-4.8z',
    ) +
    fill(trousers, 'M-3.8 -12H-.5L-.9 0H-3.4zM.6 -12H3.9L3.5 0H.9z') +
    fill(cloth, 'M-3.6 -29.3H3.8L6.3 -18.4 4.6 -17.8 5.6 -10H-5.4L-4.4 -17.8-6.2 -18.4z') +
    fill(second, 'M-3.6 -29.3Q0 -25.6 3.8 -29.3L4.4 -15H2.8L2.2 -25.6Q0 -24.4 -2.4 -26z')
  );
}

const SEATED_HEAD = 'M-4.2 -24.6a3.4 3.6 0 0 1 6.8 0a3.4 3.7 0 0 1 -6.8 0z';
const SEATED_HAIR = 'M-4.4 -24.2Q-4.6 -28.4 -.8 -28.4 3 -28.4 2.8 -24.2 -.8 -26.4-4.4 -24.2z';

function seated(paint: Paint, { dress, cloth, second, skin }: Person, trousers: string): string {
  const seat =
    dress === 'wheelchair'
      ? stroke(paint['tone-b'], 1.3, `${disc(-2, -6.4, 5.8)}M-7 -17H-6V-9H5L8 -1H11`)
      : fill(second, box(-5, -9.4, 10, 2), box(-4, -8, 1.6, 8), box(2.6, -8, 1.6, 8));
  return (
    fill(skin, SEATED_HEAD, 'M-2 -22h2.4v3.4h-2.4z', disc(6, -13, 1.3), box(6, -3, 2.4, 3)) +
    fill(paint['tone-h'], SEATED_HAIR) +
    fill(trousers, polygon(-4, -12, 8.4, -12, 9, -1.6, 5.8, -1.6, 5, -8, -4, -8)) +
    fill(cloth, 'M-4.8 -19.4H2.6L4.4 -15 6.6 -13.8 5.6 -12 1.6 -13.4 2 -8.6H-5z') +
    seat
  );
}

function bending(paint: Paint, { cloth, second, skin }: Person, trousers: string): string {
  return (
    stroke(skin, 1.9, 'M6 -18L8.4 -3M3.6 -17L5 -4', true) +
    fill(skin, disc(10.6, -19.6, 3.3)) +
    fill(second, 'M7.4 -20.4Q8.4 -24.6 12.4 -23.6 14.8 -22.6 14 -19.4 10.6 -22.4 7.4 -20.4z') +
    fill(trousers, 'M-8.4 -14H-2.8L-3.4 0H-5.6L-5.4 -9 -6.8 0H-9z') +
    fill(cloth, 'M-9.4 -11Q-9.6 -20 -3 -21.4L6.6 -23.4Q9 -20.4 7 -16.4L-1.6 -12.4 -2.4 -8.6z')
  );
}
