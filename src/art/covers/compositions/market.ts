import { bunted } from './bunted.ts';
import type { Composition } from './composition.ts';
import { greens, homes, one, row, whereWide } from './parts.ts';

/** Stalls, roofs, barrows and workshops. */
export const market: readonly Composition[] = [
  {
    name: 'stalls under flags',
    land: ['plateau', 'roofs'],
    ground: ['plaza'],
    parts: [
      homes(0, 1, [2, 20]),
      row(['stall'], { from: 0.14, to: 0.84, depth: 0.24, gap: [0, 2], size: 1.05 }),
      bunted,
    ],
    company: { who: 'trade', count: [4, 6], depth: [0.56, 0.68] },
  },
  {
    name: 'barrows before the shops',
    land: ['roofs', 'plateau'],
    ground: ['street'],
    near: 1.18,
    parts: [
      row(['shop'], { from: -0.05, gap: [0, 2] }),
      one('handcart', 0.26, { depth: 0.36, size: 1.4 }),
      one('handcart', 0.74, { depth: 0.44, size: 1.4, flip: true }),
    ],
    company: { who: 'trade', count: [3, 4], depth: [0.76, 0.88] },
  },
  {
    name: 'the market roof',
    land: ['roofs', 'hills'],
    ground: ['plaza', 'courtyard'],
    parts: [
      homes(0, 0.2),
      greens(0.86),
      one('market-hall', 0.5, { size: 1.3, freedom: 0.02 }),
      one('basket', 0.24, { depth: 0.3, size: 1.2 }),
      one('crate', 0.8, { depth: 0.26, size: 1.2 }),
    ],
    company: { who: 'trade', count: [4, 6], depth: [0.4, 0.62] },
  },
  {
    name: 'the tea stall',
    land: ['hills', 'plain'],
    ground: ['road', 'meadow'],
    near: 1.4,
    parts: [
      one('banyan', 0.76),
      one('tea-stall', 0.34, { size: 1.35 }),
      one('bench', 0.76, { depth: 0.2, size: 1.2 }),
    ],
    company: { who: 'waiting', count: [3, 4], depth: [0.4, 0.6], from: 0.14, to: 0.9 },
    front: [one('can', 0.08, { depth: 0.98, size: 1.4 })],
  },
  {
    name: 'baskets on the ground',
    land: ['plateau', 'hills'],
    ground: ['courtyard'],
    near: 1.14,
    parts: [
      row(['tiled-house', 'tree'], { gap: [2, 16] }),
      row(['basket', 'cloth', 'sack', 'crate'], {
        from: 0.02,
        to: 0.98,
        depth: 0.3,
        gap: [12, 22],
        size: 1.1,
      }),
    ],
    company: { who: 'trade', count: [4, 5], depth: [0.5, 0.66] },
    front: [
      one('basket', 0.9, { depth: 0.96, size: 1.5 }),
      one('cloth', 0.1, { depth: 0.96, size: 1.5 }),
    ],
  },
  {
    name: 'the workshop',
    land: ['roofs', 'plain'],
    ground: ['plaza', 'road'],
    parts: [
      homes(0.62, 1),
      one('workshop', 0.32, { size: 1.2 }),
      one('cloth', 0.56, { depth: 0.2, size: 1.3 }),
      one('crate', 0.1, { depth: 0.3, size: 1.3 }),
      whereWide(one('truck', 0.82, { depth: 0.3, size: 1.05, flip: true })),
    ],
    company: { who: 'trade', count: [3, 4], depth: [0.5, 0.66], from: 0.16, to: 0.86 },
  },
];
