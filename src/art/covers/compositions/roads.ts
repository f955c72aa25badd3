import type { Composition } from './composition.ts';
import { greens, homes, one, row, whereWide } from './parts.ts';

/** Stops, streets, bridges and the work on them. */
export const roads: readonly Composition[] = [
  {
    name: 'the bus at its stop',
    land: ['plateau', 'hills'],
    ground: ['road'],
    parts: [
      greens(0, 0.4),
      greens(0.86),
      homes(0, 0.3, [4, 16]),
      one('shelter', 0.72, { size: 1.15 }),
      one('bus', 0.38, { depth: 0.4, size: 1.1 }),
    ],
    company: { who: 'waiting', count: [2, 3], depth: [0.34, 0.48], from: 0.66, to: 0.97 },
  },
  {
    name: 'the bridge',
    land: ['hills', 'peaks'],
    ground: ['lake', 'river'],
    parts: [
      greens(0, 0.12),
      greens(0.88),
      row(['bridge'], { from: -0.2, to: 1.1, gap: [-2, -2], size: 1.4 }),
      whereWide(one('reed', 0.08, { depth: 0.6, size: 1.4 })),
    ],
    company: { who: 'families', count: [3, 4], depth: [0.72, 0.84], from: 0.1, to: 0.9 },
    front: [one('rock', 0.92, { depth: 0.95, size: 1.5 })],
  },
  {
    name: 'the roller',
    land: ['plateau', 'plain'],
    ground: ['road', 'street'],
    near: 1.15,
    parts: [
      greens(0, 0.5, [10, 50]),
      homes(0.66, 1, [8, 24]),
      one('gravel', 0.78, { depth: 0.22, size: 1.4 }),
      one('work-board', 0.1, { depth: 0.14, size: 1.1 }),
      one('roller', 0.36, { depth: 0.34, size: 1.45 }),
    ],
    company: { who: 'works', count: [3, 3], depth: [0.52, 0.68], from: 0.46, to: 0.96 },
    front: [one('barrier', 0.1, { depth: 0.98, size: 1.4 })],
  },
  {
    name: 'shops along the street',
    land: ['roofs', 'hills'],
    ground: ['street'],
    near: 1.1,
    parts: [
      row(['shop', 'house'], { gap: [0, 6] }),
      one('lamp', 0.5, { freedom: 0.2 }),
      one('auto', 0.3, { depth: 0.42, size: 1.35, freedom: 0.1 }),
      whereWide(one('auto', 0.8, { depth: 0.6, size: 1.3, flip: true })),
    ],
    company: { who: 'town', count: [4, 5], depth: [0.82, 0.92] },
  },
  {
    name: 'lorries at the crossing',
    land: ['roofs', 'plain'],
    ground: ['street', 'road'],
    parts: [
      one('godown', 0.22),
      homes(0.5, 1, [4, 20]),
      one('signpost', 0.46, { size: 1.2 }),
      one('truck', 0.66, { depth: 0.36, size: 1.15 }),
    ],
    company: { who: 'trade', count: [3, 4], depth: [0.78, 0.9], from: 0.08, to: 0.8 },
  },
  {
    name: 'the hill road',
    land: ['peaks', 'plateau'],
    ground: ['terraces', 'road'],
    parts: [
      row(['sal', 'tree', 'bush'], { from: 0, to: 0.36, gap: [-8, 20] }),
      one('cottage', 0.86),
      one('rock', 0.6, { depth: 0.1, size: 1.2 }),
      one('milestone', 0.66, { depth: 0.4, size: 1.5 }),
      one('bus', 0.34, { depth: 0.2, size: 0.85 }),
    ],
    company: { count: [2, 3], depth: [0.56, 0.74], from: 0.5, to: 0.94 },
  },
];
