import { fnv1a } from '#lib/hash.ts';
import { mulberry32, pick } from '#lib/random.ts';
import { type Palette, palette } from '#ui/colour/palette.ts';
import { DADO_LINE } from './canvas.ts';
import { counterchange } from './counterchange.ts';
import { signLettering } from './glyphs/lettering.ts';
import { box, fill, svg } from './svg.ts';

/** The input of a lettering cover. */
export interface LetteringOrder {
  /** The number or the letter on the wall, as `initial` finds it. */
  sign: string;
  /** Decides the colours of the wall, so that neighbours in a list differ. */
  name: string;
  /** The campaign hue, 0–359 degrees. */
  hue: number;
  /** Pixels. */
  width: number;
  height: number;
}

interface Wall {
  above: string;
  below: string;
  letters: string;
}

const MARGIN = 0.08;
const TALLEST = 0.66;
/** The share of a letter below the dado line. */
const BELOW = 0.28;

/** Draws a number or a letter across the dado line, cropped like a poster. */
export function letteringCover({ sign, name, hue, width, height }: LetteringOrder): string {
  const colours = palette(hue, 'light');
  const seed = fnv1a(name);
  const wall = pick(mulberry32(seed), walls(colours));
  const letters = signLettering(sign);
  const scale = Math.min(
    (width * (1 - 2 * MARGIN)) / letters.width,
    (height * TALLEST) / letters.rise,
  );
  const line = Math.round(height * DADO_LINE);
  const changed = counterchange({
    letters,
    x: width * MARGIN,
    baseline: line + letters.rise * scale * BELOW,
    scale,
    line,
    width,
    height,
    above: wall.letters,
    below: colours['on-dado'],
    seed,
  });
  return svg(
    width,
    height,
    field(wall, width, height, line) + stripe(colours, width, height, line) + changed,
  );
}

function walls(colours: Palette): [Wall, ...Wall[]] {
  const pale = { above: colours['tone-a'], below: colours.dado, letters: colours.dado };
  const tinted = { ...pale, above: colours['tone-b'] };
  const bright = { ...pale, above: colours.spark };
  const deep = {
    above: colours['dado-2'],
    below: colours['tone-h'],
    letters: colours['tone-c'],
  };
  return [pale, tinted, bright, deep];
}

function field({ above, below }: Wall, width: number, height: number, line: number): string {
  return fill(above, box(0, 0, width, line)) + fill(below, box(0, line, width, height - line));
}

function stripe(colours: Palette, width: number, height: number, line: number): string {
  return fill(colours.spark, box(0, line, width, Math.max(2, Math.round(height * 0.026))));
}
