import { expect, test } from 'vitest';
import { initialOf } from '#lib/initial.ts';
import { letteringCover } from './lettering-cover.ts';

const square = { hue: 205, width: 180, height: 180 };

test('a number is drawn as outlines, since a picture file cannot load fonts', () => {
  const picture = letteringCover({ ...square, sign: '40', name: 'classrooms' });
  expect(picture).not.toContain('<text');
  expect(picture.length).toBeLessThan(900);
});

test.each([
  ['अब', 'hi'],
  ['বন', 'bn'],
  ['ਘਰ', 'pa'],
  ['ગઢ', 'gu'],
  ['ଘର', 'or'],
  ['கடல்', 'ta'],
  ['నగరం', 'te'],
  ['ನಗರ', 'kn'],
  ['വഴി', 'ml'],
  ['Bus', 'en'],
  ['पानी', 'hi'],
  ['কিছু', 'bn'],
  ['கெடு', 'ta'],
])('the first letter of %s is drawn as an outline', (title, language) => {
  expect(
    letteringCover({ ...square, sign: initialOf(title, language), name: title }),
  ).not.toContain('<text');
});

test.each([
  ['શુક્રવાર', 'gu'],
  ['शुक्रवार', 'hi'],
  ['अंबीघाट', 'hi'],
  ['स्त्री', 'hi'],
])(
  'a joined letter that begins %s is drawn as the letter that it begins with',
  (title, language) => {
    const cover = (sign: string) => letteringCover({ ...square, sign, name: title });
    expect(cover(initialOf(title, language))).toBe(cover([...title][0] ?? ''));
  },
);

test('a script that we have no outlines of is left to the device', () => {
  expect(letteringCover({ ...square, sign: 'ᱥ', name: 'santali' })).toMatch(/<text[^>]*>ᱥ<\/text>/);
});

test('two covers on one page do not share ids', () => {
  const ids = ['One', 'Two'].map(
    (title) =>
      letteringCover({ ...square, sign: initialOf(title, 'en'), name: title }).match(
        /id="(\w+)"/,
      )?.[1],
  );
  expect(new Set(ids).size).toBe(2);
});

test('the letter changes colour at the dado line', () => {
  const picture = letteringCover({ ...square, sign: 'B', name: 'bus' });
  expect(picture).toMatch(/<g clip-path="url\(#\w+\)"><path fill="#\w+" d="M0 0h180v112/);
  expect(picture).toContain('<path fill="#f9f4e8" d="M0 112h180v68h-180z"/></g>');
});

test('a title without letters still gets a wall', () => {
  expect(letteringCover({ ...square, sign: '', name: 'dots' })).not.toMatch(/NaN|Infinity/);
});
