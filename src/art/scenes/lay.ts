import type { Motif } from '#contract/motifs.ts';
import { at } from '../covers/svg.ts';

type Laid = readonly [x: number, scale: number, body: string];

/** Puts drawings on one line: each is [x, scale, drawing], flipped when the scale is negative. */
export function lay(line: number, drawings: readonly Laid[]) {
  return drawings
    .map(([x, scale, body]) => at({ x, y: line, scale: Math.abs(scale), flip: scale < 0 }, body))
    .join('');
}

/** Puts the motifs on one line that are not switched off. */
export function layMotifs(
  line: number,
  off: ReadonlySet<Motif>,
  motifs: readonly (readonly [motif: Motif, ...laid: Laid])[],
) {
  return lay(
    line,
    motifs.filter(([motif]) => !off.has(motif)).map(([, ...laid]) => laid),
  );
}
