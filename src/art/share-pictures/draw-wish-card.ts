import sharp from 'sharp';
import { hexPaint } from '#art/covers/paint.ts';
import { box, fill, svg } from '#art/covers/svg.ts';
import { buntingLine } from '#art/scenes/bunting-line.ts';
import { motifsOf } from '#contract/motifs.ts';
import type { Motif } from '#contract/motifs.ts';
import { shareSize } from '#contract/share-address.ts';
import { palette } from '#ui/colour/palette.ts';
import { LINE, layAcross } from './across-line.ts';
import { layOutLine, layOutText } from './text-layout.ts';
import type { TextBox, TextContent } from './text-layout.ts';

/** Everything that is on a card. */
interface WishCard {
  hue: number;
  motifsOff: readonly Motif[];
  greeting: TextContent;
  /** Set across the line, as large as it fits. */
  name: TextContent;
  message: TextContent | undefined;
  /** The campaign's name. */
  from: TextContent;
}

const { width, height } = shareSize;
const STRIPE = 12;
const MARGIN = 64;
const BUNTING = { width: 480, height: 52 };
const GREETING: TextBox = { x: MARGIN, y: 150, width: width - 2 * MARGIN, height: 70, sizes: [52] };
const FROM: TextBox = {
  x: MARGIN,
  y: height - 76,
  width: width - 2 * MARGIN,
  height: 44,
  sizes: [34, 28],
};
/** The largest size of the name, and its baseline below the line, in letter sizes. */
const LARGEST = 210;
const BELOW = 0.28;
const INDIC_SMALLER = 0.8;

/** Draws a birthday card as a PNG: paper flags, the greeting, the name across the line. */
export async function drawWishCard(card: WishCard): Promise<Buffer> {
  const colours = palette(card.hue, 'light');
  const name = await across(card.name, colours);
  const foot = LINE + STRIPE + name.depth;
  const words: TextBox = {
    x: MARGIN,
    y: foot,
    width: width - 2 * MARGIN,
    height: FROM.y - foot,
    sizes: [36, 31, 27, 24],
  };
  const sheet = svg(
    width,
    height,
    fill(colours.wall, box(0, 0, width, LINE)) +
      fill(colours.dado, box(0, LINE, width, height - LINE)) +
      hang(buntingLine(hexPaint(colours), new Set(motifsOf(card.motifsOff)))) +
      `<g fill="${colours.ink}">${await layOutText(card.greeting, GREETING)}</g>` +
      fill(colours.spark, box(0, LINE, width, STRIPE)) +
      name.shapes +
      `<g fill="${colours['on-dado']}">${card.message ? await layOutText(card.message, words) : ''}` +
      `${await layOutText(card.from, FROM)}</g>`,
  );
  return sharp(Buffer.from(sheet)).png({ palette: true, quality: 90 }).toBuffer();
}

/** The flags over the whole width. */
function hang(drawing: string): string {
  const scale = width / BUNTING.width;
  return `<g transform="scale(${scale})">${drawing}</g>`;
}

/** The name, over the whole width where it is long; `depth` is how far it hangs below the line. */
async function across(
  name: TextContent,
  colours: Record<'brand' | 'on-dado', string>,
): Promise<{ shapes: string; depth: number }> {
  const largest = name.language === 'en' ? LARGEST : LARGEST * INDIC_SMALLER;
  const room = width - 2 * MARGIN;
  const word = await layOutLine(name);
  const { shapes, size } = layAcross(word, {
    margin: MARGIN,
    room,
    largest,
    below: BELOW,
    colours,
  });
  return { shapes, depth: Math.round(size * 0.5) };
}
