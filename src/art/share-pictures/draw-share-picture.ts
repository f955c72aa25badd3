import sharp from 'sharp';
import { letteringCover } from '#art/covers/lettering-cover.ts';
import { box, fill, svg } from '#art/covers/svg.ts';
import { shareSize } from '#contract/share-address.ts';
import type { ShareSubject } from '#contract/share-address.ts';
import { signOf } from '#lib/short-name.ts';
import { palette } from '#ui/colour/palette.ts';
import type { Artwork } from './find-artwork.ts';
import { layOutText } from './text-layout.ts';
import type { TextBox, TextContent } from './text-layout.ts';

interface SharePicture {
  campaign: ShareSubject['campaign'];
  /** Fills the part above the dado line. */
  art: Artwork;
  /** Set large. */
  title: TextContent;
  /** Set small, beside the mark. */
  signature: TextContent;
}

const { width, height } = shareSize;
const MARGIN = 56;
const STRIPE = 10;
const MARK = 60;
const GAP = 20;
const MARK_TOP = height - 40 - MARK;

/** The part above the dado line, in pixels. */
export const artSize = { width, height: 338 };

const TITLE_TOP = artSize.height + STRIPE + GAP;
const TITLE_ROOM: TextBox = {
  x: MARGIN,
  y: TITLE_TOP,
  width: width - 2 * MARGIN,
  height: MARK_TOP - GAP - TITLE_TOP,
  sizes: [70, 60, 52, 45, 38],
};
const SIGNATURE_ROOM: TextBox = {
  x: MARGIN + MARK + GAP,
  y: MARK_TOP,
  width: width - 2 * MARGIN - MARK - GAP,
  height: MARK,
  sizes: [32, 26],
};

/** Draws the picture of a shared link as a JPEG: the artwork, and text below its dado line. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { art } = picture;
  const sheet = sharp(Buffer.from(await drawSheet(picture)));
  const whole =
    'photograph' in art
      ? sheet.composite([{ input: await cropped(art.photograph), left: 0, top: 0 }])
      : sheet;
  return whole.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}

async function drawSheet({ campaign, art, title, signature }: SharePicture): Promise<string> {
  const { dado, spark, 'on-dado': letters } = palette(campaign.hue, 'light');
  const words =
    (await layOutText(title, TITLE_ROOM)) + (await layOutText(signature, SIGNATURE_ROOM));
  return svg(
    width,
    height,
    fill(dado, box(0, 0, width, height)) +
      ('drawing' in art ? art.drawing : '') +
      fill(spark, box(0, artSize.height, width, STRIPE)) +
      `<g transform="translate(${MARGIN} ${MARK_TOP})">${markOf(campaign)}</g>` +
      `<g fill="${letters}">${words}</g>`,
  );
}

/** The campaign's mark: the first letter of its name across the dado line. */
function markOf({ title, hue }: ShareSubject['campaign']): string {
  const size = { width: MARK, height: MARK };
  return letteringCover({ sign: signOf(title), name: 'mark', hue, ...size });
}

/** The part of a photograph that draws most attention. */
function cropped(photograph: Uint8Array): Promise<Buffer> {
  return sharp(photograph)
    .resize({ ...artSize, position: 'attention' })
    .toBuffer();
}
