/** Units to the em of every glyph table. */
export const GLYPH_EM = 500;

/** One letter: y downwards from the baseline, in units of the em. */
export interface Glyph {
  /** The distance that it moves the pen. */
  advance: number;
  /** Path data that is relative after each absolute M. */
  outline: string;
  /** The height of its ink above the baseline. */
  rise: number;
}

/** Reads an entry of a glyph table: the advance, then the outline. */
export function glyph(entry: string): Glyph {
  const [, advance = '0', outline = ''] = /^(\d+)(.*)$/.exec(entry) ?? [];
  return { advance: Number(advance), outline, rise: riseOf(outline) };
}

/** The highest point of an outline; control points count, which is close enough. */
function riseOf(outline: string): number {
  let pen = 0;
  let top = 0;
  for (const [, command = '', numbers = ''] of outline.matchAll(/([Mlqc])([^Mlqcz]*)/g)) {
    const ys = (numbers.match(/-?\d+/g) ?? []).map(Number).filter((_, index) => index % 2 === 1);
    const base = command === 'M' ? 0 : pen;
    top = Math.min(top, ...ys.map((y) => base + y));
    pen = base + (ys.at(-1) ?? 0);
  }
  return -top;
}
