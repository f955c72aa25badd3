import type { Composition } from './composition.ts';
import { greens, one, row, whereWide } from './parts.ts';

/** Fields, sheds and the people who work there. */
export const farming: readonly Composition[] = [
  {
    name: 'ploughed fields',
    land: ['hills', 'plain'],
    ground: ['furrows'],
    parts: [
      one('house', 0.15),
      one('palm', 0.28),
      one('slim-tree', 0.56),
      one('palm', 0.86),
      one('palm', 0.92),
      one('tree', 0.73, { size: 1.1 }),
    ],
    company: { who: 'field', count: [3, 4], depth: [0.5, 0.62], from: 0.24, to: 0.86 },
  },
  {
    name: 'planting in the flooded field',
    land: ['hills', 'peaks'],
    ground: ['paddy'],
    parts: [
      row(['palm', 'palm', 'bush'], { from: 0, to: 0.5, gap: [-8, 30] }),
      one('cottage', 0.76),
      one('tree', 0.92),
    ],
    company: { who: 'field', count: [5, 6], depth: [0.34, 0.72] },
  },
  {
    name: 'straw and the byre',
    land: ['dunes', 'plain'],
    ground: ['meadow', 'terraces'],
    near: 1.15,
    parts: [
      one('tree', 0.5, { freedom: 0.1 }),
      one('byre', 0.22, { size: 1.2 }),
      one('haystack', 0.64, { size: 1.3 }),
      one('haystack', 0.8, { size: 1.05 }),
      one('buffalo', 0.76, { depth: 0.4, size: 1.1 }),
      one('can', 0.12, { depth: 0.36, size: 1.2 }),
    ],
    company: { who: 'field', count: [2, 3], depth: [0.44, 0.6], from: 0.24, to: 0.66 },
  },
  {
    name: 'the pump and the canal',
    land: ['plain', 'hills'],
    ground: ['canal'],
    parts: [
      one('palm', 0.08),
      one('pump-house', 0.28, { size: 1.3 }),
      greens(0.74),
      one('crop', 0.14, { depth: 0.3, size: 1.3 }),
      one('sprinkler', 0.36, { depth: 0.34, size: 1.2 }),
      one('crop', 0.36, { depth: 0.66, size: 1.4 }),
    ],
    company: { who: 'field', count: [2, 3], depth: [0.44, 0.6], from: 0.08, to: 0.5 },
  },
  {
    name: 'seedlings under nets',
    land: ['plateau', 'plain'],
    ground: ['furrows'],
    parts: [
      one('silo', 0.86, { size: 1.2 }),
      row(['greenhouse'], { from: 0.02, to: 0.5, gap: [4, 8], size: 1.15 }),
      one('slim-tree', 0.7),
      row(['crop'], { from: 0, to: 0.9, gap: [6, 12], depth: 0.3, size: 1.1 }),
    ],
    company: { who: 'field', count: [3, 4], depth: [0.5, 0.68], from: 0.3, to: 0.94 },
    front: [one('crate', 0.06, { depth: 0.98, size: 1.3 })],
  },
  {
    name: 'the harvest is weighed in',
    land: ['plain', 'roofs'],
    ground: ['plaza', 'road'],
    near: 1.1,
    parts: [
      greens(0.7, 1, [8, 40]),
      one('godown', 0.3, { size: 1.2 }),
      one('trailer', 0.72, { depth: 0.24, size: 1.4 }),
      one('sack', 0.12, { depth: 0.28, size: 1.3 }),
      whereWide(one('sack', 0.42, { depth: 0.2, size: 1.2 })),
    ],
    company: { who: 'trade', count: [3, 4], depth: [0.46, 0.64], from: 0.14, to: 0.9 },
  },
];
