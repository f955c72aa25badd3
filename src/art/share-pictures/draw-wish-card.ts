import sharp from 'sharp';
import { hexPaint } from '#art/covers/paint.ts';
import { box, fill, svg } from '#art/covers/svg.ts';
import { buntingLine } from '#art/scenes/bunting-line.ts';
import { motifsOf } from '#contract/motifs.ts';
import type { Motif } from '#contract/motifs.ts';
import { shareSize } from '#contract/share-address.ts';
import { palette } from '#ui/colour/palette.ts';
import { LINE, layAcross, stripeUnder } from './across-line.ts';
import { loadFaces } from './font-faces.ts';
import { shapeWord } from './shape-word.ts';
import { layOutText } from './text-layout.ts';
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
const MARGIN = 72;
const BUNTING = { width: 480, height: 52 };
/** The measures of texts and names stand once more in wish-card.css, by which the preview is laid out. */
const lines = { x: MARGIN, width: width - 2 * MARGIN };
const GREETING: TextBox = { ...lines, y: 164, height: 82, sizes: [60] };
const MESSAGE: TextBox = { ...lines, y: 455, height: 89, sizes: [36, 31, 27, 24, 22] };
const FROM: TextBox = { ...lines, y: 547, height: 50, sizes: [32, 28] };
/** The largest size of the name, alone and above a message. */
const LARGEST = { alone: 192, aboveMessage: 120 };
/** The baseline of the name below the line, in letter sizes. */
const BELOW = { latin: 0.195, indic: 0.225 };

/** Draws a birthday card as a PNG: paper flags, the greeting, the name across the line. */
export async function drawWishCard(card: WishCard): Promise<Buffer> {
  const colours = palette(card.hue, 'light');
  const name = await across(card, colours);
  const sheet = svg(
    width,
    height,
    fill(colours.wall, box(0, 0, width, LINE)) +
      fill(colours.dado, box(0, LINE, width, height - LINE)) +
      hang(buntingLine(hexPaint(colours), new Set(motifsOf(card.motifsOff)))) +
      `<g fill="${colours.ink}">${await layOutText(card.greeting, GREETING)}</g>` +
      fill(colours.spark, box(0, LINE, width, stripeUnder(name.size, STRIPE))) +
      name.shapes +
      `<g fill="${colours['on-dado']}">${card.message ? await layOutText(card.message, MESSAGE) : ''}</g>` +
      `<g fill="${colours['on-dado-2']}">${await layOutText(card.from, FROM)}</g>`,
  );
  return sharp(Buffer.from(sheet)).png({ palette: true, quality: 90 }).toBuffer();
}

/** The flags over the whole width. */
function hang(drawing: string): string {
  const scale = width / BUNTING.width;
  return `<g transform="scale(${scale})">${drawing}</g>`;
}

/** The name, over the whole width where it is long. */
async function across({ name, message }: WishCard, colours: Record<'brand' | 'on-dado', string>) {
  const { text, language } = name;
  const word = shapeWord(text, language, await loadFaces(language, 'latin-condensed'));
  return layAcross(word, {
    margin: MARGIN,
    room: lines.width,
    largest: message ? LARGEST.aboveMessage : LARGEST.alone,
    below: language === 'en' ? BELOW.latin : BELOW.indic,
    colours,
  });
}
