import type { Paint } from './paint.ts';

/** Hours of the day a mural can show. */
export type Hour = 'day' | 'dawn' | 'dusk' | 'night';

/** The paints of one mural by their use, chosen for its hour. */
export interface Inks {
  sky: readonly [top: string, middle: string, low: string];
  cloud: string;
  bird: string;
  star: string | null;
  hillFar: string;
  hillNear: string;
  wall: string;
  wallAlt: string;
  trim: string;
  trimAlt: string;
  dado: string;
  dadoAlt: string;
  stripe: string;
  canopy: string;
  glass: string;
  door: string;
  /** The colour of a lit window, and the share of lit windows (0–1). */
  lit: string;
  litShare: number;
  cistern: string;
  leaf: string;
  leafLight: string;
  trunk: string;
  metal: string;
  metalPale: string;
  panel: string;
  apron: string;
  ground: string;
  groundDeep: string;
  groundLine: string;
  water: string;
  waterLight: string;
  road: string;
  /** Trousers and shorts, which must stand out from the ground. */
  trousers: string;
}

const INKS_BY_HOUR: Record<Hour, (paint: Paint) => Inks> = {
  day: dayInks,
  dawn: dawnInks,
  dusk: duskInks,
  night: nightInks,
};

/** Chooses a mural's paints for the hour. */
export function inksFor(hour: Hour, paint: Paint): Inks {
  return INKS_BY_HOUR[hour](paint);
}

function dayInks(paint: Paint): Inks {
  return {
    sky: [paint['sky-day-1'], paint['sky-day-2'], paint['sky-day-3']],
    cloud: '#fffdf8',
    bird: paint['tone-f'],
    star: null,
    hillFar: paint['tone-b'],
    hillNear: paint['tone-c'],
    wall: paint['on-dado'],
    wallAlt: paint['tone-a'],
    trim: paint['tone-d'],
    trimAlt: paint.brick,
    dado: paint['tone-d'],
    dadoAlt: paint.brick,
    stripe: paint.spark,
    canopy: paint.spark,
    glass: paint['tone-f'],
    door: paint['tone-g'],
    lit: paint['tone-f'],
    litShare: 0,
    cistern: paint['tone-h'],
    leaf: paint['tone-e'],
    leafLight: paint['tone-d'],
    trunk: paint['tone-g'],
    metal: paint['tone-e'],
    metalPale: paint['tone-d'],
    panel: paint['tone-a'],
    apron: paint['tone-e'],
    ground: paint['tone-f'],
    groundDeep: paint['tone-g'],
    groundLine: paint['tone-e'],
    water: paint['tone-c'],
    waterLight: paint['tone-a'],
    road: paint['tone-b'],
    trousers: paint['tone-h'],
  };
}

function dawnInks(paint: Paint): Inks {
  return {
    ...dayInks(paint),
    sky: [paint['sky-dawn-1'], paint['sky-dawn-2'], paint['sky-dawn-3']],
    cloud: paint['cloud-dawn'],
    hillFar: paint['tone-c'],
    hillNear: paint['tone-d'],
    trim: paint['tone-e'],
    dado: paint['tone-e'],
    leaf: paint['tone-f'],
    leafLight: paint['tone-e'],
  };
}

function duskInks(paint: Paint): Inks {
  return {
    ...dayInks(paint),
    sky: [paint['sky-dusk-1'], paint['sky-dusk-2'], paint.spark],
    cloud: paint['tone-c'],
    bird: paint['tone-g'],
    hillFar: paint['tone-e'],
    hillNear: paint['tone-f'],
    wall: paint['tone-b'],
    wallAlt: paint['tone-c'],
    trim: paint['tone-e'],
    dado: paint['tone-e'],
    glass: paint['tone-h'],
    door: paint['tone-h'],
    lit: paint.spark,
    litShare: 0.55,
    leaf: paint['tone-g'],
    leafLight: paint['tone-f'],
    trunk: paint['tone-h'],
    metal: paint['tone-b'],
    metalPale: paint['tone-b'],
    apron: paint['tone-f'],
    ground: paint['tone-g'],
    groundDeep: paint['tone-h'],
    groundLine: paint['tone-f'],
  };
}

function nightInks(paint: Paint): Inks {
  return {
    ...duskInks(paint),
    sky: [paint['sky-night-1'], paint['sky-night-2'], paint['sky-night-3']],
    cloud: paint['sky-night-3'],
    star: paint['on-dado'],
    hillFar: paint['night-hill'],
    hillNear: paint['tone-g'],
    wall: paint['tone-d'],
    wallAlt: paint['tone-e'],
    trim: paint['tone-f'],
    trimAlt: paint['tone-f'],
    dado: paint['tone-f'],
    dadoAlt: paint['tone-f'],
    litShare: 0.4,
    leaf: paint['night-leaf'],
    leafLight: paint['tone-h'],
    trunk: paint['night-leaf'],
    metal: paint['tone-e'],
    metalPale: paint['tone-e'],
    apron: paint['tone-g'],
    ground: paint['night-ground'],
    groundDeep: paint['night-leaf'],
    groundLine: paint['tone-g'],
    water: paint['tone-e'],
    waterLight: paint['tone-c'],
    road: paint['tone-f'],
    trousers: paint['tone-f'],
  };
}
