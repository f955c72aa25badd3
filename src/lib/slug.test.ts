import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, slugify } from './slug.ts';

test.each([
  ['About this site', 'about-this-site'],
  ["Bus 14's last run: eleven", 'bus-14-last-run-eleven'],
  ['1,46,000 people', '146000-people'],
  ['Café & más', 'cafe-mas'],
  ['विकास', 'vikas'],
  ['धावरी में नया दवाखाना', 'dhavari-men-naya-davakhana'],
  ['about-this-site', 'about-this-site'],
  ['اردو', ''],
  ['!!!', ''],
])('%s is %s in an address', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a long title is cut between words', () => {
  expect(slugify('night clinic '.repeat(10))).toBe(
    'night-clinic-night-clinic-night-clinic-night-clinic-night-clinic-night-clinic',
  );
});

test.each(['a', 'bus-14', '2024'])('%s is a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(['', 'Bus', 'a--b', '-a', 'a-', 'a b', 'बस', '../a', 'a\n', 'a'.repeat(81)])(
  '%j is none',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test('every title gives a slug or nothing, and a slug gives itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title);
      expect(slug === '' || isSlug(slug)).toBe(true);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
