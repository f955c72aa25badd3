import { expect, test } from 'vitest';
import type { PageToken } from './page-tokens.ts';
import { palette } from './palette.ts';

/** The design's table for the default hue. */
const PEACOCK: Partial<Record<PageToken, readonly [light: string, dark: string]>> = {
  wall: ['#f9f4e8', '#001719'],
  'wall-2': ['#f0e9d8', '#000e11'],
  paper: ['#fdfcf7', '#002327'],
  ink: ['#032023', '#f4f0e6'],
  'ink-2': ['#385659', '#a5c1c4'],
  line: ['#d2cab6', '#1c4448'],
  'line-2': ['#648286', '#628f94'],
  dado: ['#00484e', '#00393f'],
  'dado-2': ['#00353a', '#002a2e'],
  'dado-3': ['#00616a', '#005259'],
  'on-dado': ['#f9f4e8', '#f9f4e8'],
  brand: ['#00484e', '#56d2df'],
  link: ['#005259', '#73dee9'],
  tint: ['#baeaef', '#00353a'],
  'tint-2': ['#7ed4de', '#004c53'],
  spark: ['#fdc025', '#fdc025'],
  'spark-2': ['#dfa706', '#dfa706'],
  'on-spark': ['#032023', '#032023'],
  danger: ['#b31319', '#fe8b83'],
  ok: ['#036a34', '#71d790'],
};

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

test('the default hue gives the colours of the design paper, to one step of a channel', () => {
  const light = palette(205, 'light');
  const dark = palette(205, 'dark');
  for (const [name, [inLight, inDark]] of Object.entries(PEACOCK)) {
    const pairs = [
      [light[name as PageToken], inLight],
      [dark[name as PageToken], inDark],
    ] as const;
    for (const [mixed, drawn] of pairs) {
      const steps = channels(mixed).map((value, at) =>
        Math.abs(value - (channels(drawn)[at] ?? -9)),
      );
      expect(Math.max(...steps), `${name}: ${mixed} for ${drawn}`).toBeLessThanOrEqual(1);
    }
  }
});
