import sharp from 'sharp';
import { hexPaint } from '#art/covers/paint.ts';
import { box, fill, svg } from '#art/covers/svg.ts';
import { colourTown } from '#art/scenes/colour-town.ts';
import { heroTown } from '#art/scenes/hero-town.ts';
import type { Language } from '#contract/languages.ts';
import { motifsOf } from '#contract/motifs.ts';
import { shareSize } from '#contract/share-address.ts';
import type { ShareCampaign } from '#contract/share-address.ts';
import { type Palette, palette } from '#ui/colour/palette.ts';
import { SCRIPTS } from '#ui/fonts/scripts.ts';
import { LINE, layAcross } from './across-line.ts';
import { layOutText, layOutLine } from './text-layout.ts';
import type { TextBox } from './text-layout.ts';

interface HomePicture {
  campaign: ShareCampaign;
  /** The language of the page and of the slogan. */
  language: Language;
  /** The leader's cut-out, in a format that decoders know. */
  portrait: Uint8Array | undefined;
}

const { width, height } = shareSize;
const STRIPE = 10;
const MARGIN = 56;
/** The portrait's box; it stands on the line. */
const PORTRAIT = { width: 330, height: 330 };
const NAME_ROOM: TextBox = { x: MARGIN, y: 30, width: 760, height: 70, sizes: [50, 42, 34] };
/** The largest size of the slogan, and its depth under the line, in letter sizes. */
const SLOGAN = {
  latin: { size: 330, hang: 0.32 },
  indic: { size: 260, hang: 0.56 },
};
/** The width beside the portrait. */
const ROOM = width - 3 * MARGIN - PORTRAIT.width;
/** The smallest letters that stand across the line. */
const LEAST_ACROSS = 100;
const SLOGAN_ROOM: TextBox = {
  x: MARGIN,
  y: 120,
  width: ROOM,
  height: LINE - 140,
  sizes: [104, 92, 80, 70, 60, 52],
};
/** The distance of the slogan's baseline below the dado line, in letter sizes. */
const BELOW = 0.25;
const HERO_TOWN = { width: 2560, height: 220 };
const COLOUR_TOWN = { width: 400, height: 270, below: 50 };

/** Draws the campaign's own picture as a JPEG: its slogan across the dado line, its leader beside it. */
export async function drawHomePicture(picture: HomePicture): Promise<Buffer> {
  const sheet = sharp(Buffer.from(await drawSheet(picture)));
  const { portrait } = picture;
  const whole = portrait ? sheet.composite([await placePortrait(portrait)]) : sheet;
  return whole.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}

async function drawSheet({ campaign, language, portrait }: HomePicture): Promise<string> {
  const colours = palette(campaign.hue, 'light');
  const { title, nameLine, summary } = campaign;
  const own = campaign.language;
  const { size, hang } = SLOGAN[SCRIPTS[language] === 'latin' ? 'latin' : 'indic'];
  const word = await slogan(campaign.slogan, language, { colours, size });
  const name = own === 'en' ? `${title} ${nameLine}` : `${nameLine} ${title}`;
  const foot = LINE + Math.round(word.size * hang) + 14;
  const says: TextBox = {
    x: MARGIN,
    y: foot,
    // Narrower than the picture, because a full line would leave one word for the next.
    width: 0.74 * width,
    height: height - 28 - foot,
    sizes: [38, 34, 30, 26],
  };
  return svg(
    width,
    height,
    fill(colours.wall, box(0, 0, width, LINE)) +
      fill(colours.dado, box(0, LINE, width, height - LINE)) +
      town(campaign, colours, portrait === undefined) +
      fill(colours.spark, box(0, LINE, width, STRIPE)) +
      word.shapes +
      `<g fill="${colours.ink}">${await layOutText({ text: name, language: own }, NAME_ROOM)}</g>` +
      `<g fill="${colours['on-dado']}">${await layOutText({ text: summary ?? '', language: own }, says)}</g>`,
  );
}

function town({ motifsOff }: ShareCampaign, colours: Palette, inColour: boolean): string {
  const off = new Set(motifsOf(motifsOff));
  const paint = hexPaint(colours);
  const pale = placeInside(heroTown(paint, off), {
    x: (width - HERO_TOWN.width) / 2,
    y: LINE - HERO_TOWN.height,
  });
  if (!inColour) return pale;
  const { width: wide, height: tall, below } = COLOUR_TOWN;
  return pale + placeInside(colourTown(paint, off), { x: width - wide, y: LINE + below - tall });
}

/** Places a drawing inside another. */
function placeInside(drawing: string, { x, y }: { x: number; y: number }): string {
  return drawing.replace('<svg ', `<svg x="${x}" y="${y}" `);
}

/**
 * The slogan across the line, as large as it fits beside the portrait; one whose letters the line would
 * strike through in lines of its own above it.
 */
async function slogan(
  text: string,
  language: Language,
  { colours, size: largest }: { colours: Palette; size: number },
) {
  const word = await layOutLine({ text, language });
  const across = layAcross(word, { margin: MARGIN, room: ROOM, largest, below: BELOW, colours });
  if (across.size >= LEAST_ACROSS) return across;
  const lines = await layOutText({ text, language }, SLOGAN_ROOM);
  return { size: 0, shapes: `<g fill="${colours.brand}">${lines}</g>` };
}

/** The cut-out with its foot on the line, at the right. */
async function placePortrait(portrait: Uint8Array) {
  const cut = await sharp(portrait)
    .resize({ ...PORTRAIT, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { data: input, info } = cut;
  return { input, left: width - MARGIN - info.width, top: LINE - info.height };
}
