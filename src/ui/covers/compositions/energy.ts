import { type Canvas, stand } from '../canvas.ts';
import { furrows } from '../grounds/furrows.ts';
import { house, someHouse } from '../motifs/house.ts';
import { palm } from '../motifs/palm.ts';
import { pole } from '../motifs/pole.ts';
import { solarPanel } from '../motifs/solar-panel.ts';
import { people } from '../people.ts';
import { palmHeight, someTree } from '../skyline.ts';
import { at, n, stroke } from '../svg.ts';
import { along, type Composition } from './composition.ts';

const PANEL = 36;
const POLE_TOP = 70.4;
const POLES = [0.12, 0.45, 0.78];

/** Poles and wires over solar panels. */
export const energy: Composition = { plateau: true, ground: furrows, subject };

function subject(canvas: Canvas): string {
  const { inks, random } = canvas;
  return (
    someTree(canvas, along(canvas, 0.18, 0.03)) +
    stand(canvas, 'palm', along(canvas, 0.28, 0.03), palm(inks, palmHeight(random))) +
    stand(canvas, 'house', along(canvas, 0.6, 0.03), house(inks, random, someHouse(random))) +
    someTree(canvas, along(canvas, 0.9, 0.03)) +
    wires(canvas) +
    panels(canvas) +
    people(canvas, { count: [2, 3], depth: [0.74, 0.86], from: 0.4, to: 0.9 })
  );
}

function wires(canvas: Canvas): string {
  const { width, horizon, scale, inks, off } = canvas;
  if (off.has('pole')) return '';
  const tops = [-0.22, ...POLES, 1.12].map((share) => share * width);
  const y = horizon - POLE_TOP * scale * 1.2;
  const spans = tops.slice(1).map((to, index) => {
    const from = tops[index] ?? 0;
    return `M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y + 26 * scale)} ${n(to)} ${n(y)}`;
  });
  const poles = POLES.map((share) =>
    stand(canvas, 'pole', share * width, pole(inks), { size: 1.2 }),
  );
  return stroke(inks.metal, scale * 0.7, spans.join('')) + poles.join('');
}

function panels({ width, height, horizon, scale, inks, paint, off }: Canvas): string {
  if (off.has('solar-panel')) return '';
  const size = scale * 1.1;
  const count = Math.ceil(width / (PANEL * size));
  const y = horizon + (height - horizon) * 0.5;
  const start = (width - (count - 1) * PANEL * size) / 2;
  return Array.from({ length: count }, (_, index) =>
    at({ x: start + index * PANEL * size, y, scale: size }, solarPanel(inks, paint)),
  ).join('');
}
