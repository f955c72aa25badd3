import { stand } from '../canvas.ts';
import type { FootedMotif } from '../motifs/drawings.ts';
import { DRAWINGS } from '../motifs/drawings.ts';
import { n, stroke } from '../svg.ts';
import type { Part } from './composition.ts';

const SIZE = 1.2;
const SAG = 26;

/**
 * Poles or towers along the line, with wires between them; `top` is the height of the wires, in
 * motif units.
 */
export function wires(motif: FootedMotif, top: number, shares: readonly number[]): Part {
  return (canvas) => {
    const { width, horizon, scale, inks, off } = canvas;
    if (off.has(motif)) return '';
    const tops = [-0.22, ...shares, 1.16].map((share) => share * width);
    const y = horizon - top * scale * SIZE;
    const spans = tops.slice(1).map((to, index) => {
      const from = tops[index] ?? 0;
      return `M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y + SAG * scale)} ${n(to)} ${n(y)}`;
    });
    const posts = shares.map((share) =>
      stand(canvas, motif, share * width, DRAWINGS[motif].draw(canvas), { size: SIZE }),
    );
    return stroke(inks.metal, scale * 0.7, spans.join('')) + posts.join('');
  };
}
