import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { coverViews } from '#contract/cover-address.ts';
import { type Motif, MOTIFS, motifsOf } from '#contract/motifs.ts';
import { mulberry32 } from '#lib/random.ts';
import { palette } from '#ui/colour/palette.ts';
import { COVER_CATEGORIES, coverCategory } from './categories.ts';
import { COMPOSITIONS } from './compositions/index.ts';
import { type CoverOrder, cover } from './cover.ts';
import { inksFor } from './inks.ts';
import type { Draw } from './motifs/brush.ts';
import { DRAWINGS } from './motifs/drawings.ts';
import { hexPaint } from './paint.ts';

const HOURS = ['day', 'dawn', 'dusk', 'night'] as const;
const TITLES = [
  'Dhavri’s new clinic opens',
  'अब हर वार्ड में',
  '600 steps',
  'Bus 14 now runs until eleven',
];
const LARGEST_GZIP = 4300;

function order(part: Partial<CoverOrder>): CoverOrder {
  return { title: 'A', category: 'health', hue: 205, width: 360, height: 240, ...part };
}

const VIEWS = Array.from({ length: coverViews }, (_, view) => view);

/** Houses are always random, except for the objects on their roofs. */
const ROOF_OF_A_CISTERN = 'h9.2v2h-9.2z';

/** Path data that only one motif has: its longest path without randomness. */
function shapeOf(draw: Draw): string {
  const paint = hexPaint(palette(205, 'light'));
  const brush = (seed: number) => ({
    inks: inksFor('day', paint),
    paint,
    random: mulberry32(seed),
  });
  const often = [1, 2, 3].map((seed) => draw(brush(seed)));
  const paths = (often[0] ?? '').match(/ d="[^"]+"/g) ?? [];
  const steady = paths.filter((path) => often.every((drawing) => drawing.includes(path)));
  return steady.reduce((longest, path) => (path.length > longest.length ? path : longest), '-');
}

const all = COVER_CATEGORIES.flatMap((category) =>
  VIEWS.flatMap((view) =>
    HOURS.flatMap((hour) => TITLES.map((title) => cover(order({ title, category, hour, view })))),
  ),
);

test('the same story keeps its picture', () => {
  expect(cover(order({ title: 'Bus 14' }))).toBe(cover(order({ title: 'Bus 14' })));
});

test('another story gets another picture', () => {
  expect(cover(order({ title: 'Bus 14' }))).not.toBe(cover(order({ title: 'Bus 15' })));
});

test('every subject has as many pictures as addresses can ask for, at least forty in all', () => {
  for (const category of COVER_CATEGORIES)
    expect(COMPOSITIONS[category], category).toHaveLength(coverViews);
  const names = Object.values(COMPOSITIONS).flatMap((own) => own.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(40);
});

test('exactly one person in a picture wears the spark colour', () => {
  for (const picture of all) {
    expect(picture.match(/fill="#fdc025" d="M-4 -30h3L/g)).toHaveLength(1);
  }
});

test('a picture is light enough for a slow line', () => {
  const sizes = all.map((picture) => gzipSync(picture).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_GZIP);
});

test('coordinates have one decimal at most and no ids can clash', () => {
  for (const picture of all) {
    expect(picture.replaceAll(/scale\([^)]*\)/g, '')).not.toMatch(/\d\.\d\d|NaN|undefined/);
    expect(picture).not.toContain(' id=');
  }
});

describe('when staff switch an object off', () => {
  const pictures = (motifsOff: Motif[]) =>
    COVER_CATEGORIES.flatMap((category) =>
      VIEWS.map((view) => cover(order({ category, view, hour: 'day', motifsOff }))),
    );
  const untouched = pictures([]);

  test('there are at least forty to switch off', () => {
    expect(Object.keys(DRAWINGS).length).toBeGreaterThanOrEqual(40);
  });

  test.each(Object.entries(DRAWINGS))('no %s is drawn', (name, { draw }) => {
    const shape = name === 'house' ? ROOF_OF_A_CISTERN : shapeOf(draw);
    expect(untouched.some((picture) => picture.includes(shape))).toBe(true);
    expect(pictures(motifsOf([name])).some((picture) => picture.includes(shape))).toBe(false);
  });

  test('people still come, even with every object off', () => {
    const bare = cover(order({ category: 'gathering', motifsOff: MOTIFS }));
    expect(bare).toContain('fill="#fdc025" d="M-4 -30h3L');
    expect(bare.length).toBeGreaterThan(2000);
  });
});

test.each([
  ['Health', 'health'],
  ['transport', 'roads'],
  ['Livelihoods', 'market'],
  ['something else', 'gathering'],
] as const)('a staff category %s is shown as %s', (name, category) => {
  expect(coverCategory(name)).toBe(category);
});
