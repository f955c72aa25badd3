import type { Composition } from './composition.ts';
import { greens, homes, one, row, whereWide } from './parts.ts';

/** Clinics, the van that carries one, and the people who come. */
export const health: readonly Composition[] = [
  {
    name: 'the clinic van',
    land: ['plain', 'hills'],
    ground: ['meadow', 'terraces'],
    parts: [
      row(['cottage', 'tiled-house'], { from: 0.5, to: 1, gap: [14, 40] }),
      one('banyan', 0.14),
      one('van', 0.36, { depth: 0.22, size: 1.35 }),
      one('bench', 0.68, { depth: 0.26, size: 1.2 }),
    ],
    company: { who: 'waiting', count: [4, 6], depth: [0.42, 0.62], from: 0.4, to: 0.94 },
  },
  {
    name: 'clinic across the road',
    land: ['plateau', 'roofs'],
    ground: ['street'],
    parts: [
      greens(0.36, 0.62),
      one('clinic', 0.22, { size: 1.15, freedom: 0.02 }),
      one('shelter', 0.8),
      one('auto', 0.66, { depth: 0.52, size: 1.2 }),
    ],
    company: { count: [3, 4], depth: [0.78, 0.88], from: 0.1, to: 0.9 },
  },
  {
    name: 'clinic on the square',
    land: ['hills', 'roofs'],
    ground: ['plaza', 'courtyard'],
    parts: [homes(-0.1, 0.22), greens(0.74), one('lamp', 0.24), one('clinic', 0.48, { size: 1.2 })],
    company: { count: [3, 5], depth: [0.48, 0.6] },
    front: [
      one('pot', 0.06, { depth: 0.98, size: 1.3 }),
      one('bush', 0.95, { depth: 1, size: 1.3 }),
    ],
  },
  {
    name: 'the clinic from near',
    land: ['hills', 'plain'],
    ground: ['courtyard', 'plaza'],
    near: 1.42,
    parts: [
      one('tree', 0.1, { size: 1.2 }),
      one('clinic', 0.6, { size: 1.2 }),
      one('pot', 0.28, { depth: 0.16 }),
    ],
    company: { who: 'families', count: [2, 3], depth: [0.56, 0.72], from: 0.16, to: 0.84 },
  },
  {
    name: 'the queue at the wall',
    land: ['roofs', 'plateau'],
    ground: ['courtyard', 'road'],
    parts: [
      greens(0, 0.5, [4, 40]),
      row(['wall'], { from: 0, to: 0.62, gap: [-4, -4] }),
      one('clinic', 0.82, { size: 1.1 }),
      one('water-stand', 0.12, { depth: 0.1, size: 1.1 }),
    ],
    company: { who: 'waiting', count: [8, 9], depth: [0.36, 0.46], from: 0.14, to: 0.8 },
  },
  {
    name: 'the table in the lane',
    land: ['roofs', 'hills'],
    ground: ['road', 'meadow'],
    near: 1.16,
    parts: [
      row(['tiled-house', 'cottage', 'house'], { gap: [0, 8] }),
      one('lamp', 0.7),
      one('table', 0.48, { depth: 0.26, size: 1.25 }),
      whereWide(one('chair', 0.14, { depth: 0.3, size: 1.1 })),
    ],
    company: { who: 'families', count: [4, 5], depth: [0.46, 0.6] },
  },
];
