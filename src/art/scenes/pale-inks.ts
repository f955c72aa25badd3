import { type Inks, inksFor } from '../covers/inks.ts';
import type { Paint } from '../covers/paint.ts';

/** Pale inks, for a town behind large letters. */
export function paleInks(paint: Paint): Inks {
  return {
    ...inksFor('day', paint),
    hillFar: paint['town-hill'],
    hillNear: paint['town-hill-2'],
    wall: paint['town-wall'],
    wallAlt: paint['town-wall'],
    trim: paint['town-shade'],
    trimAlt: paint['town-shade'],
    dado: paint['town-shade'],
    dadoAlt: paint['town-shade'],
    stripe: paint['town-pale'],
    canopy: paint['town-shade'],
    glass: paint['town-deep'],
    door: paint['town-deep'],
    cistern: paint['town-deep'],
    leaf: paint['town-leaf'],
    leafLight: paint['town-pale'],
    trunk: paint['town-shade'],
    metal: paint['town-shade'],
    metalPale: paint['town-shade'],
    panel: paint['town-pale'],
  };
}

/** Pale versions of the motifs' own colours. */
export function palePaint(paint: Paint): Paint {
  return {
    ...paint,
    'on-dado': paint['town-pale'],
    'spark-2': paint['town-shade'],
    brick: paint['town-shade'],
    'brick-2': paint['town-deep'],
    'tone-a': paint['town-pale'],
    'tone-b': paint['town-shade'],
    'tone-d': paint['town-shade'],
    'tone-e': paint['town-deep'],
  };
}
