import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { COVER_CATEGORIES, coverCategory } from './categories.ts';
import { type CoverOrder, cover } from './cover.ts';
import { MOTIFS } from './motif-list.ts';

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

const all = COVER_CATEGORIES.flatMap((category) =>
  HOURS.flatMap((hour) => TITLES.map((title) => cover(order({ title, category, hour })))),
);

test('the same story keeps its picture', () => {
  expect(cover(order({ title: 'Bus 14' }))).toBe(cover(order({ title: 'Bus 14' })));
});

test('another story gets another picture', () => {
  expect(cover(order({ title: 'Bus 14' }))).not.toBe(cover(order({ title: 'Bus 15' })));
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
  test.each([
    ['bus', 'roads', 'M-43 -10V'],
    ['clinic', 'health', 'M-48 -56.6'],
    ['school', 'education', 'M-25 -51.5'],
    ['tank', 'water', 'M-24.3 -85'],
  ] as const)('no %s is drawn', (motif, category, drawing) => {
    expect(cover(order({ category }))).toContain(drawing);
    expect(cover(order({ category, motifsOff: [motif] }))).not.toContain(drawing);
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
