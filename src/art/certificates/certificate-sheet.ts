import { stripeUnder } from '../share-pictures/across-line.ts';
import type { TextContent } from '../share-pictures/text-layout.ts';
import { layLine } from '../sheets/lay-lines.ts';
import type { Sheet, Tone } from '../sheets/sheet.ts';

/** Everything that a certificate says. */
export interface Certificate {
  hue: number;
  title: TextContent;
  /** The deed that it is for. */
  deed: TextContent;
  /** Set across the line, as large as it fits. */
  name: TextContent;
  days: TextContent;
  points: TextContent;
  /** The day on which it was made. */
  day: TextContent;
  /** The campaign's name. */
  from: TextContent;
}

/** An A4 sheet lying down. */
const SIZE = { width: 1754, height: 1240 };
const LINE = 620;
const MARGIN = 110;
const LARGEST_NAME = 210;
const NAME_BELOW = 0.28;
const STRIPE = 16;

/** A certificate, to be drawn or printed. */
export async function certificateSheet(says: Certificate): Promise<Sheet> {
  const line = (content: TextContent, y: number, largest: number, tone: Tone) =>
    layLine(content, { x: MARGIN, y, room: SIZE.width - 2 * MARGIN, largest, tone });
  const name = await line(says.name, 0, LARGEST_NAME, 'across');
  const others = await Promise.all([
    line(says.title, 210, 76, 'ink'),
    line(says.deed, 290, 42, 'ink'),
    line(says.days, 870, 64, 'on-dado'),
    line(says.points, 960, 64, 'on-dado'),
    line(says.from, 1110, 42, 'on-dado'),
    line(says.day, 1165, 34, 'on-dado'),
  ]);
  const [title, deed, ...below] = others;
  const across = { ...name, y: LINE + name.size * NAME_BELOW };
  return {
    ...SIZE,
    line: LINE,
    stripe: stripeUnder(name.size, STRIPE),
    hue: says.hue,
    lines: [title, deed, across, ...below],
    title: `${says.title.text}: ${says.name.text}`,
    author: says.from.text,
    language: says.title.language,
  };
}
