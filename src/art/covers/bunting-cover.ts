import { fnv1a } from '#lib/hash.ts';
import { type Palette, palette } from '#ui/colour/palette.ts';
import { DADO_LINE } from './canvas.ts';
import { counterchange } from './counterchange.ts';
import { escapeXml, lettering } from './glyphs/lettering.ts';
import { bunting } from './motifs/bunting.ts';
import { hexPaint } from './paint.ts';
import { box, fill, n, svg } from './svg.ts';

/** The input of a wish card's drawing. */
export interface BuntingOrder {
  /** The name of the recipient; the picture consists of it. */
  name: string;
  /** The line above the name. */
  greeting: string;
  /** The sender, below the dado line. */
  from: string;
  /** The campaign hue, 0–359 degrees. */
  hue: number;
  /** Pixels. */
  width: number;
  height: number;
  /** BCP 47 tag of the card's words. */
  language: string;
}

const MARGIN = 0.055;
const TALLEST = 0.24;
const BELOW = 0.3;

/** Draws a limewashed card under paper flags with a name across the dado line. */
export function buntingCover(order: BuntingOrder): string {
  const { greeting, from, hue, width, height, language } = order;
  const colours = palette(hue, 'light');
  const line = Math.round(height * DADO_LINE);
  const card =
    fill(colours.wall, box(0, 0, width, line)) +
    fill(colours.dado, box(0, line, width, height - line)) +
    fill(colours.spark, box(0, line, width, Math.max(2, Math.round(height * 0.02)))) +
    flags(colours, width, height) +
    words(greeting, {
      width,
      y: height * 0.35,
      size: height * 0.086,
      weight: 650,
      colour: colours.ink,
    }) +
    nameAcross(order, colours, line) +
    words(from, {
      width,
      y: height * 0.925,
      size: height * 0.064,
      weight: 500,
      colour: colours['on-dado-2'],
    });
  return svg(width, height, card, ` lang="${escapeXml(language)}"`);
}

function nameAcross(
  { name, width, height, hue }: BuntingOrder,
  colours: Palette,
  line: number,
): string {
  const letters = lettering(name.trim());
  const room = width * (1 - 2 * MARGIN);
  const scale = Math.min(room / letters.width, (height * TALLEST) / letters.rise);
  return counterchange({
    letters,
    x: width * MARGIN,
    baseline: line + letters.rise * scale * BELOW,
    scale,
    line,
    width,
    height,
    above: colours.brand,
    below: colours['on-dado'],
    seed: fnv1a(`${name}|${hue}|${width}`),
  });
}

function flags(colours: Palette, width: number, height: number): string {
  const paint = hexPaint(colours);
  const y = height * 0.03;
  const span = Math.max(height * 0.85, width / Math.round(width / (height * 0.95)));
  const count = Math.ceil(width / span);
  return Array.from({ length: count }, (_, index) =>
    bunting(paint, colours.dado, {
      from: [index * span, y],
      to: [(index + 1) * span, y],
      sag: height * 0.07,
      flag: height * 0.06,
    }),
  ).join('');
}

interface Words {
  width: number;
  y: number;
  size: number;
  weight: number;
  colour: string;
}

function words(text: string, { width, y, size, weight, colour }: Words): string {
  const font = `font-family="Anek,system-ui,sans-serif" font-size="${n(size)}" font-weight="${weight}"`;
  return `<text x="${n(width * MARGIN)}" y="${n(y)}" fill="${colour}" ${font}>${escapeXml(text)}</text>`;
}
