import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import type { PageToken } from './page-tokens.ts';
import { type Palette, palette } from './palette.ts';

type Pair = readonly [front: PageToken, back: PageToken];

const TEXT: readonly Pair[] = [
  ...(['wall', 'wall-2', 'paper'] as const).flatMap((back): Pair[] => [
    ['ink', back],
    ['ink-2', back],
    ['link', back],
    ['danger', back],
    ['ok', back],
  ]),
  ['ink', 'tint'],
  ['ink', 'tint-2'],
  ['brand', 'wall'],
  ['on-dado', 'dado'],
  ['on-dado', 'dado-2'],
  ['on-dado', 'dado-3'],
  ['on-dado-2', 'dado'],
  ['on-dado-2', 'dado-2'],
  ['spark', 'dado'],
  ['spark', 'dado-2'],
  ['on-btn', 'btn'],
  ['on-btn', 'btn-2'],
  ['on-spark', 'spark'],
  ['on-spark', 'spark-2'],
  ['danger', 'danger-tint'],
  ['ok', 'ok-tint'],
];

const BORDERS: readonly Pair[] = [
  ['line-2', 'paper'],
  ['line-2', 'wall'],
  ['danger', 'paper'],
  ['btn', 'wall'],
];

const HUES = Array.from({ length: 360 }, (_, hue) => hue);

function failures(mode: 'light' | 'dark', pairs: readonly Pair[], least: number): string[] {
  return HUES.flatMap((hue) =>
    tooFaint(palette(hue, mode), pairs, least).map((pair) => `${hue}: ${pair}`),
  );
}

function tooFaint(colours: Palette, pairs: readonly Pair[], least: number): string[] {
  return pairs
    .filter(([front, back]) => contrast(colours[front], colours[back]) < least)
    .map(([front, back]) => `${front} on ${back}`);
}

test('black on white is the greatest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});

describe.each(['light', 'dark'] as const)(
  'in %s surroundings, whatever the campaign hue',
  (mode) => {
    test('every text can be read', () => {
      expect(failures(mode, TEXT, 4.5)).toEqual([]);
    });

    test('every field and button border can be seen', () => {
      expect(failures(mode, BORDERS, 3)).toEqual([]);
    });
  },
);
