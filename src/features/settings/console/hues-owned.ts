import type { ConsoleText } from '#contract/console-text.ts';

/** Hues that people in India take for somebody's, in degrees of the colour circle. */
export const huesOwned: readonly { name: ConsoleText; from: number; to: number }[] = [
  { name: ['red', 'लाल'], from: 0, to: 28 },
  { name: ['saffron', 'केसरिया'], from: 43, to: 79 },
  { name: ['parrot green', 'तोता हरा'], from: 129, to: 165 },
  { name: ['royal blue', 'गहरा नीला'], from: 248, to: 278 },
  { name: ['pink', 'गुलाबी'], from: 338, to: 360 },
];
