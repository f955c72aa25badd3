import type { Composition } from './composition.ts';
import { greens, homes, one, row, whereWide } from './parts.ts';
import { wires } from './wires.ts';

/** Wires, panels, turbines and lamps. */
export const energy: readonly Composition[] = [
  {
    name: 'poles over the panels',
    land: ['plateau', 'plain'],
    ground: ['furrows'],
    parts: [
      one('tree', 0.18),
      one('palm', 0.28),
      one('house', 0.6),
      one('slim-tree', 0.9),
      wires('pole', 70.4, [0.12, 0.45, 0.78]),
      row(['solar-panel'], { from: -0.04, to: 1.04, depth: 0.44, gap: [0, 1], size: 0.95 }),
    ],
    company: { who: 'field', count: [2, 3], depth: [0.74, 0.86], from: 0.4, to: 0.9 },
  },
  {
    name: 'turbines on the ridge',
    land: ['dunes', 'hills'],
    ground: ['terraces', 'meadow'],
    near: 0.95,
    parts: [
      one('turbine', 0.18, { size: 1.1 }),
      one('turbine', 0.44, { size: 0.8 }),
      one('turbine', 0.7, { size: 1.02 }),
      whereWide(one('turbine', 0.92, { size: 0.72 })),
      row(['bush', 'cottage', 'bush'], { gap: [20, 70], size: 0.9 }),
    ],
    company: { count: [2, 4], depth: [0.46, 0.66] },
    front: [
      one('goat', 0.12, { depth: 0.9, size: 1.3 }),
      one('rock', 0.9, { depth: 0.96, size: 1.5 }),
    ],
  },
  {
    name: 'panels on the roofs',
    land: ['roofs', 'plateau'],
    ground: ['road', 'courtyard'],
    near: 1.1,
    parts: [
      greens(0, 1, [30, 80]),
      row(['panel-house', 'panel-house', 'house'], { gap: [2, 10] }),
      one('solar-lamp', 0.36, { size: 1.1, depth: 0.05 }),
      one('solar-lamp', 0.8, { size: 1.1, depth: 0.05 }),
    ],
    company: { who: 'families', count: [3, 5], depth: [0.44, 0.62] },
  },
  {
    name: 'the long lines',
    land: ['plain', 'hills'],
    ground: ['canal', 'furrows'],
    parts: [
      one('transformer', 0.86, { size: 1.1 }),
      one('cottage', 0.4),
      wires('pylon', 62, [0.16, 0.62]),
      one('crop', 0.3, { depth: 0.36, size: 1.3 }),
    ],
    company: { who: 'works', count: [2, 3], depth: [0.5, 0.68], from: 0.16, to: 0.6 },
  },
  {
    name: 'among the panels',
    land: ['hills', 'plateau'],
    ground: ['meadow', 'terraces'],
    near: 1.3,
    parts: [
      one('palm', 0.5, { freedom: 0.2 }),
      one('battery', 0.82, { size: 1.2 }),
      row(['solar-panel'], { from: -0.1, to: 0.66, depth: 0.1, gap: [4, 6], size: 1.25 }),
    ],
    company: { who: 'works', count: [2, 3], depth: [0.46, 0.64], from: 0.24, to: 0.94 },
  },
  {
    name: 'the lamp in the lane',
    land: ['roofs', 'hills'],
    ground: ['street', 'road'],
    parts: [
      homes(0, 0.8, [0, 8]),
      one('mast', 0.92, { size: 0.95 }),
      one('lamp', 0.14, { size: 1.15 }),
      one('lamp', 0.5, { size: 1.15 }),
      one('tea-stall', 0.72, { depth: 0.06, size: 1.1 }),
    ],
    company: { who: 'families', count: [4, 5], depth: [0.48, 0.86] },
  },
];
