import type { Motif } from '#contract/motifs.ts';
import { leader, type Person, person } from '../covers/motifs/person.ts';
import type { Paint } from '../covers/paint.ts';
import { wearing } from '../covers/people.ts';
import { svg } from '../covers/svg.ts';

/** The figures in front of the slogan. */
export const FIGURES = [
  'leader',
  'neighbour',
  'mother',
  'schoolgirl',
  'clerk',
  'elder',
  'boy',
  'teacher',
] as const;

/** The name of a small figure. */
export type Figure = (typeof FIGURES)[number];

const WIDTH = 18;
const HEIGHT = 40;

/** One small figure, 18 × 40 units, feet on the lower edge: about 102 px tall on desktop, 38 on phones. */
export function figure(name: Figure, paint: Paint): string {
  return svg(WIDTH, HEIGHT, `<g transform="translate(9 40)">${drawn(name, paint)}</g>`);
}

/** All figures as symbols to inline once and `use`; ids are `figure-<name>`. */
export function figureSymbols(paint: Paint): string {
  const symbols = FIGURES.map(
    (name) =>
      `<symbol id="figure-${name}" viewBox="-9 -40 ${WIDTH} ${HEIGHT}">${drawn(name, paint)}</symbol>`,
  );
  return svg(0, 0, symbols.join(''));
}

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
