import type { Motif } from '#contract/motifs.ts';
import { leader, type Person, person } from '../covers/motifs/person.ts';
import type { Paint } from '../covers/paint.ts';
import { wearing } from '../covers/people.ts';

/** The name of a small figure. */
export type Figure =
  | 'leader'
  | 'neighbour'
  | 'mother'
  | 'schoolgirl'
  | 'clerk'
  | 'elder'
  | 'boy'
  | 'teacher';

/** A figure's shapes around its feet. */
export function drawn(name: Figure, paint: Paint, off: ReadonlySet<Motif> = NOTHING): string {
  return person(paint, wearing(dressed(name, paint), off), paint['tone-h']);
}

const NOTHING: ReadonlySet<Motif> = new Set();

function dressed(name: Figure, paint: Paint): Person {
  const limewash = paint['on-dado'];
  const everyone: Record<Figure, Person> = {
    leader: leader(paint),
    neighbour: { dress: 'kurta', cloth: limewash, second: limewash, skin: paint['skin-1'] },
    mother: {
      dress: 'sari',
      cloth: paint['tone-a'],
      second: paint['tone-d'],
      skin: paint['skin-1'],
    },
    schoolgirl: {
      dress: 'child',
      cloth: paint['tone-a'],
      second: paint.brick,
      skin: paint['skin-1'],
    },
    clerk: { dress: 'shirt', cloth: paint.brick, second: paint.brick, skin: paint['skin-2'] },
    elder: {
      dress: 'kurta',
      cloth: limewash,
      second: limewash,
      skin: paint['skin-1'],
      turban: paint['spark-2'],
      legs: limewash,
      stick: true,
    },
    boy: { dress: 'child', cloth: paint['tone-b'], second: paint.brick, skin: paint['skin-3'] },
    teacher: { dress: 'sari', cloth: limewash, second: paint['tone-d'], skin: paint['skin-3'] },
  };
  return everyone[name];
}
