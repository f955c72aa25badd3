import type { Composition } from './composition.ts';
import { greens, homes, one, row, whereWide } from './parts.ts';

/** Streets, flats, courtyards and houses that are being built. */
export const housing: readonly Composition[] = [
  {
    name: 'a street of houses',
    land: ['plateau', 'hills'],
    ground: ['road'],
    parts: [
      one('palm', 0.4, { freedom: 0.2 }),
      homes(-0.05, 1.05, [2, 7]),
      one('lamp', 0.62, { freedom: 0.08, size: 1.15 }),
    ],
    company: { count: [3, 4], depth: [0.44, 0.58] },
  },
  {
    name: 'the flats',
    land: ['roofs', 'hills'],
    ground: ['courtyard', 'plaza'],
    parts: [
      greens(0, 0.2),
      row(['flats'], { from: 0.2, to: 0.66, gap: [6, 12] }),
      greens(0.84),
      one('swing', 0.82, { depth: 0.16, size: 1.1 }),
      one('bench', 0.14, { depth: 0.2, size: 1.1 }),
    ],
    company: { who: 'families', count: [5, 6], depth: [0.42, 0.66] },
  },
  {
    name: 'walls go up',
    land: ['plateau', 'plain'],
    ground: ['meadow', 'road'],
    near: 1.2,
    parts: [
      one('tree', 0.9),
      one('house', 0.1),
      one('scaffold', 0.46, { size: 1.3 }),
      one('bricks', 0.78, { depth: 0.2, size: 1.4 }),
      one('wheelbarrow', 0.2, { depth: 0.36, size: 1.3 }),
    ],
    company: { who: 'works', count: [3, 4], depth: [0.46, 0.64], from: 0.26, to: 0.9 },
  },
  {
    name: 'washing day',
    land: ['hills', 'dunes'],
    ground: ['terraces', 'meadow'],
    near: 1.1,
    parts: [
      greens(0.4, 1, [14, 60]),
      row(['tiled-house', 'cottage'], { gap: [12, 40] }),
      one('washing', 0.62, { depth: 0.14, size: 1.2 }),
      one('tap', 0.16, { depth: 0.3, size: 1.1 }),
    ],
    company: { who: 'families', count: [3, 5], depth: [0.46, 0.62] },
  },
  {
    name: 'the yard',
    land: ['plain', 'roofs'],
    ground: ['courtyard'],
    near: 1.4,
    parts: [
      one('tree', 0.14, { size: 1.1 }),
      one('tiled-house', 0.58, { size: 1.4 }),
      one('pot', 0.3, { depth: 0.1, size: 1.1 }),
      one('can', 0.84, { depth: 0.18, size: 1.1 }),
    ],
    company: { who: 'waiting', count: [3, 3], depth: [0.48, 0.66], from: 0.14, to: 0.88 },
    front: [
      one('fence', 0.08, { depth: 1, size: 1.3 }),
      one('goat', 0.9, { depth: 0.94, size: 1.3 }),
    ],
  },
  {
    name: 'the lane with the letter box',
    land: ['roofs', 'hills'],
    ground: ['street', 'plaza'],
    parts: [
      homes(0.46, 1, [0, 8]),
      greens(0, 0.16),
      one('post-office', 0.28, { size: 1.25 }),
      one('letter-box', 0.46, { depth: 0.08, size: 1.3 }),
      one('lamp', 0.78),
      whereWide(one('milestone', 0.92, { depth: 0.14, size: 1.2 })),
    ],
    company: { count: [3, 4], depth: [0.46, 0.86] },
  },
];
