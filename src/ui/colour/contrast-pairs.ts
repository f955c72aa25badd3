import type { PageToken } from './page-tokens.ts';

/** Colours that stand on each other somewhere on the site. */
export type Pair = readonly [front: PageToken, back: PageToken];

/** WCAG 2 AA, for text and for the outlines of what can be operated. */
export const leastContrast = { text: 4.5, border: 3 } as const;

export const textPairs: readonly Pair[] = [
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

export const borderPairs: readonly Pair[] = [
  ['line-2', 'paper'],
  ['line-2', 'wall'],
  ['danger', 'paper'],
  ['btn', 'wall'],
];
