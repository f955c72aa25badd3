import type { Composition } from './composition.ts';
import { greens, one, row, whereWide } from './parts.ts';

/** Woods, their edges, and people who plant them. */
export const forest: readonly Composition[] = [
  {
    name: 'mixed wood',
    land: ['hills', 'peaks'],
    ground: ['terraces'],
    parts: [
      greens(0, 1, [-18, 10]),
      one('palm', 0.12, { size: 1.15 }),
      one('palm', 0.2, { size: 1.15 }),
      one('slim-tree', 0.56, { size: 1.3 }),
      one('tree', 0.4, { size: 1.15 }),
      one('bush', 0.72, { size: 1.4 }),
    ],
    company: { count: [2, 4], depth: [0.46, 0.6], from: 0.2, to: 0.84 },
  },
  {
    name: 'tall trees',
    land: ['peaks', 'hills'],
    ground: ['meadow'],
    parts: [
      row(['sal'], { gap: [-16, 6], size: 0.85 }),
      row(['sal', 'sal', 'bush'], { gap: [6, 50], size: 1.25 }),
      one('rock', 0.2, { depth: 0.2, size: 1.3 }),
    ],
    company: { count: [2, 4], depth: [0.48, 0.66], from: 0.3, to: 0.9 },
  },
  {
    name: 'bamboo and the watch hut',
    land: ['hills', 'plateau'],
    ground: ['terraces', 'meadow'],
    near: 1.2,
    parts: [
      row(['bamboo'], { from: 0.36, to: 1.05, gap: [-20, 4], size: 1.15 }),
      one('hut', 0.2, { size: 1.3 }),
      one('fence', 0.16, { depth: 0.1 }),
    ],
    company: { who: 'field', count: [2, 3], depth: [0.46, 0.62], from: 0.3, to: 0.86 },
    front: [one('rock', 0.92, { depth: 0.98, size: 1.6 })],
  },
  {
    name: 'saplings are planted',
    land: ['dunes', 'plain', 'plateau'],
    ground: ['terraces', 'furrows'],
    near: 1.1,
    parts: [
      greens(0, 0.5, [20, 70]),
      row(['sapling'], { from: 0, to: 1, depth: 0.12, gap: [8, 16] }),
      one('wheelbarrow', 0.86, { depth: 0.34, size: 1.3 }),
      row(['sapling'], { from: -0.04, to: 0.7, depth: 0.4, gap: [16, 26], size: 1.1 }),
    ],
    company: { who: 'field', count: [4, 5], depth: [0.52, 0.72] },
  },
  {
    name: 'the lake in the wood',
    land: ['peaks', 'hills'],
    ground: ['lake'],
    parts: [
      row(['tree', 'sal', 'slim-tree', 'bush'], { gap: [-18, 12], size: 0.95 }),
      one('reed', 0.1, { depth: 0.5, size: 1.5 }),
      one('reed', 0.86, { depth: 0.46, size: 1.3 }),
      one('rock', 0.72, { depth: 0.5, size: 1.1 }),
    ],
    company: { count: [2, 3], depth: [0.72, 0.86], from: 0.2, to: 0.8 },
  },
  {
    name: 'the path at the edge',
    land: ['plain', 'hills'],
    ground: ['meadow', 'road'],
    parts: [
      one('banyan', 0.3, { size: 1.2 }),
      row(['tree', 'bush', 'bamboo'], { from: 0.58, to: 1, gap: [-10, 16] }),
      one('log', 0.74, { depth: 0.26, size: 1.4 }),
      one('goat', 0.14, { depth: 0.4, size: 1.2 }),
      whereWide(one('milestone', 0.5, { depth: 0.24, size: 1.3 })),
    ],
    company: { who: 'field', count: [2, 3], depth: [0.5, 0.64], from: 0.34, to: 0.9 },
  },
];
