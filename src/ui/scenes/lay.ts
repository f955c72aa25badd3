import { at } from '../covers/svg.ts';

/** Puts motifs on one line: each is [x, scale, drawing], flipped when the scale is negative. */
export function lay(
  line: number,
  motifs: readonly (readonly [x: number, scale: number, body: string])[],
) {
  return motifs
    .map(([x, scale, body]) => at({ x, y: line, scale: Math.abs(scale), flip: scale < 0 }, body))
    .join('');
}
