import { expect, test } from 'vitest';
import { coverAddress } from '#contract/cover-address.ts';
import { atHour, hourAt } from './hour.ts';

test('a life is a day, from dawn to night', () => {
  const day = Array.from({ length: 6 }, (_, index) => hourAt(index, 6));
  expect(day).toEqual(['dawn', 'day', 'day', 'dusk', 'dusk', 'night']);
  expect(hourAt(0, 1)).toBe('dawn');
});

test('a mural changes with the hour, a photograph does not', () => {
  const look = { kind: 'mural', name: 'a-chapter', motif: 'water', hue: 205 } as const;
  const size = { width: 600, height: 400 };
  const image = { ...size, alt: '', placeholder: '#fff', sources: [] };
  const mural = { ...image, url: coverAddress({ ...look, ...size, hour: 'day' }) };
  expect(atHour(mural, 'night').url).toBe(coverAddress({ ...look, ...size, hour: 'night' }));
  const photograph = { ...image, url: '/media/a.jpg' };
  expect(atHour(photograph, 'night')).toEqual(photograph);
});
