import { bunted } from './bunted.ts';
import type { Composition } from './composition.ts';
import { greens, homes, one, row, whereWide } from './parts.ts';

/** Places where many people meet. */
export const gathering: readonly Composition[] = [
  {
    name: 'a crowd under flags',
    land: ['hills', 'roofs'],
    ground: ['plaza'],
    parts: [greens(0, 1, [40, 90]), homes(0, 0.36, [18, 60]), homes(0.74, 1, [10, 40]), bunted],
    company: 'crowd',
  },
  {
    name: 'before the stage',
    land: ['roofs', 'plain'],
    ground: ['courtyard', 'plaza'],
    parts: [greens(0, 0.26), greens(0.76), one('stage', 0.5, { size: 1.4, freedom: 0.03 })],
    company: 'crowd',
  },
  {
    name: 'in the shade of the cloth roof',
    land: ['plateau', 'hills'],
    ground: ['meadow', 'plaza'],
    near: 1.1,
    parts: [
      homes(0, 0.24),
      greens(0.8),
      one('tent', 0.5, { size: 1.3, freedom: 0.02 }),
      row(['chair'], { from: 0.2, to: 0.74, depth: 0.14, gap: [0, 1] }),
    ],
    company: { who: 'waiting', count: [6, 8], depth: [0.36, 0.62] },
  },
  {
    name: 'at the town hall',
    land: ['roofs', 'hills'],
    ground: ['plaza', 'courtyard'],
    parts: [
      greens(0, 0.14),
      greens(0.86),
      one('town-hall', 0.5, { size: 1.2, freedom: 0.03 }),
      one('lamp', 0.12),
      one('notice-board', 0.86, { depth: 0.1, size: 1.1 }),
    ],
    company: { who: 'families', count: [7, 9], depth: [0.36, 0.66] },
  },
  {
    name: 'open hours under the tree',
    land: ['plain', 'hills', 'roofs'],
    ground: ['road', 'courtyard'],
    near: 1.22,
    parts: [
      homes(0.7, 1),
      one('banyan', 0.32, { size: 1.3, freedom: 0.02 }),
      one('table', 0.42, { depth: 0.24, size: 1.4 }),
      whereWide(one('chair', 0.82, { depth: 0.26, size: 1.1 })),
    ],
    company: { who: 'waiting', count: [4, 5], depth: [0.44, 0.64], from: 0.1, to: 0.94 },
  },
  {
    name: 'news on the board',
    land: ['roofs', 'plateau'],
    ground: ['plaza', 'street'],
    near: 1.1,
    parts: [
      row(['house', 'shop', 'tea-stall'], { gap: [2, 12] }),
      one('tree', 0.86),
      one('notice-board', 0.44, { depth: 0.16, size: 1.4 }),
      one('letter-box', 0.62, { depth: 0.16, size: 1.2 }),
    ],
    company: { who: 'town', count: [5, 6], depth: [0.48, 0.7] },
  },
];
