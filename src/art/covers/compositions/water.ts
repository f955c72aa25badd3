import type { Composition } from './composition.ts';
import { greens, homes, one, whereWide } from './parts.ts';

/** Tanks, taps, wells, dams and the river. */
export const water: readonly Composition[] = [
  {
    name: 'the tank over the river',
    land: ['hills', 'roofs'],
    ground: ['river'],
    parts: [
      greens(0, 1, [10, 60]),
      homes(0, 0.36, [18, 46]),
      homes(0.7, 1, [18, 46]),
      one('tank', 0.52, { size: 1.25, freedom: 0.1 }),
    ],
    company: { count: [2, 3], depth: [0.7, 0.84], to: 0.8 },
  },
  {
    name: 'the well',
    land: ['dunes', 'plain'],
    ground: ['meadow', 'terraces'],
    near: 1.15,
    parts: [
      one('cottage', 0.8, { size: 1.1 }),
      one('palm', 0.56),
      one('tree', 0.08),
      one('well', 0.36, { depth: 0.2, size: 1.4 }),
      one('buffalo', 0.82, { depth: 0.36 }),
      whereWide(one('trough', 0.62, { depth: 0.3 })),
    ],
    company: { who: 'field', count: [2, 3], depth: [0.44, 0.6], from: 0.16, to: 0.72 },
  },
  {
    name: 'the low dam',
    land: ['hills', 'peaks'],
    ground: ['lake', 'river'],
    parts: [
      greens(0, 0.2),
      greens(0.84),
      one('weir', 0.5, { size: 1.15 }),
      one('pump-house', 0.14),
      one('reed', 0.9, { depth: 0.3, size: 1.3 }),
    ],
    company: { who: 'works', count: [2, 3], depth: [0.74, 0.86], from: 0.14, to: 0.8 },
  },
  {
    name: 'the ghat',
    land: ['roofs', 'shore'],
    ground: ['ghat'],
    parts: [
      homes(0, 0.7, [0, 10]),
      one('banyan', 0.84),
      one('ferry', 0.68, { depth: 0.74, freedom: 0.08 }),
      one('jetty', 0.2, { depth: 0.6, size: 1.1 }),
    ],
    company: { who: 'families', count: [4, 6], depth: [0.14, 0.38], from: 0.06, to: 0.94 },
  },
  {
    name: 'pipes beside the road',
    land: ['plateau', 'roofs'],
    ground: ['road', 'street'],
    parts: [
      homes(0.3, 0.8, [6, 30]),
      one('tank', 0.9, { size: 0.85 }),
      greens(0, 0.24),
      one('pipe', 0.2, { depth: 0.24, size: 1.35 }),
      one('work-board', 0.44, { depth: 0.1 }),
      one('barrier', 0.74, { depth: 0.3, size: 1.2 }),
    ],
    company: { who: 'works', count: [3, 4], depth: [0.48, 0.66], from: 0.2, to: 0.9 },
  },
  {
    name: 'the tap in the lane',
    land: ['roofs', 'plateau'],
    ground: ['courtyard', 'road'],
    near: 1.25,
    parts: [
      homes(-0.05, 1, [0, 6]),
      whereWide(one('tanker', 0.88, { depth: 0.1, flip: true })),
      one('tap', 0.4, { depth: 0.22, size: 1.35 }),
      one('drum', 0.64, { depth: 0.2, size: 1.2 }),
    ],
    company: { who: 'families', count: [3, 4], depth: [0.38, 0.56] },
    front: [one('pot', 0.05, { depth: 1, size: 1.3 })],
  },
];
