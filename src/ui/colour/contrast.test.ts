import { describe, expect, test } from 'vitest';
import { borderPairs, leastContrast, textPairs } from './contrast-pairs.ts';
import type { Pair } from './contrast-pairs.ts';
import { contrast } from './contrast.ts';
import { type Palette, palette } from './palette.ts';

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
      expect(failures(mode, textPairs, leastContrast.text)).toEqual([]);
    });

    test('every field and button border can be seen', () => {
      expect(failures(mode, borderPairs, leastContrast.border)).toEqual([]);
    });
  },
);
