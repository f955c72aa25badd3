import type { Composition } from './composition.ts';
import { greens, homes, one, row, whereWide } from './parts.ts';

/** Schools, reading rooms and playgrounds. */
export const education: readonly Composition[] = [
  {
    name: 'the bus to school',
    land: ['plateau', 'roofs'],
    ground: ['street'],
    parts: [
      greens(0.5, 1),
      one('school', 0.26, { size: 0.9 }),
      whereWide(homes(0.74, 1)),
      one('bus', 0.62, { depth: 0.4, size: 1.1 }),
    ],
    company: { who: 'school', count: [5, 6], depth: [0.8, 0.9], from: 0.06, to: 0.7 },
  },
  {
    name: 'the reading room',
    land: ['roofs', 'hills'],
    ground: ['courtyard', 'plaza'],
    near: 1.12,
    parts: [
      greens(0, 0.14),
      greens(0.86),
      one('library', 0.5, { size: 1.2 }),
      one('bench', 0.2, { depth: 0.16, size: 1.1 }),
      one('pot', 0.8, { depth: 0.14 }),
    ],
    company: { who: 'school', count: [4, 5], depth: [0.46, 0.62], from: 0.2, to: 0.88 },
  },
  {
    name: 'the playground',
    land: ['plain', 'hills'],
    ground: ['meadow'],
    parts: [
      greens(0.5, 1, [10, 60]),
      one('school', 0.22, { size: 0.85 }),
      one('swing', 0.62, { depth: 0.16, size: 1.15 }),
      one('slide', 0.88, { depth: 0.24, size: 1.15, flip: true }),
    ],
    company: { who: 'school', count: [6, 8], depth: [0.4, 0.7] },
  },
  {
    name: 'a lesson under the tree',
    land: ['hills', 'dunes', 'plain'],
    ground: ['terraces', 'meadow'],
    near: 1.1,
    parts: [
      one('creche', 0.86),
      one('banyan', 0.28, { size: 1.15, freedom: 0.02 }),
      one('blackboard', 0.56, { depth: 0.2, size: 1.3 }),
    ],
    company: { who: 'school', count: [6, 7], depth: [0.42, 0.68], from: 0.06, to: 0.94 },
  },
  {
    name: 'the crèche',
    land: ['roofs', 'hills'],
    ground: ['courtyard', 'plaza'],
    near: 1.2,
    parts: [
      one('tree', 0.62),
      row(['wall'], { from: 0.5, to: 1.1, gap: [-4, -4] }),
      one('creche', 0.3, { size: 1.3 }),
      one('sapling', 0.78, { depth: 0.12 }),
    ],
    company: { who: 'school', count: [5, 6], depth: [0.44, 0.66] },
    front: [one('pot', 0.94, { depth: 1, size: 1.3 })],
  },
  {
    name: 'the school veranda',
    land: ['hills', 'plain'],
    ground: ['plaza'],
    parts: [
      one('palm', 0.2, { freedom: 0.1 }),
      greens(0, 0.2),
      greens(0.84),
      one('school', 0.5, { size: 1.15 }),
    ],
    company: { who: 'families', count: [6, 7], depth: [0.46, 0.62] },
  },
];
