/** A value to pin an axis to, or the part of it to keep. */
export type Axis = number | { min: number; max: number };

/** One font file to cut, and its `@font-face` rule. */
export interface FontOrder {
  /** The name of the file, without `.woff2`. */
  name: string;
  family: string;
  /** The variable font to cut from, below node_modules/@fontsource-variable/. */
  source: string;
  letters: string;
  axes: Record<string, Axis>;
  /** The `font-weight` and `font-stretch` of the rule. */
  weight: string;
  stretch: string;
  /** OpenType features to keep; all when left out. */
  features?: readonly string[];
  /** Texts whose glyphs alone are kept; everything that the letters can join to when left out. */
  samples?: readonly string[];
}

/** Every character from the first to the last code point of each range. */
export function lettersOf(ranges: readonly (readonly [first: number, last: number])[]): string {
  const points = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return String.fromCodePoint(...points);
}
