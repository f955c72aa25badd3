import sharp from 'sharp';
import { box, fill, svg } from '#art/covers/svg.ts';
import { palette } from '#ui/colour/palette.ts';
import { EM } from '../share-pictures/font-faces.ts';
import { LINE, SHEET, STRIPE, layOutCertificate } from './lay-out-certificate.ts';
import type { Certificate, LaidLine } from './lay-out-certificate.ts';

const { width, height } = SHEET;

/** A certificate as a PNG. */
export async function drawCertificate(says: Certificate): Promise<Buffer> {
  const colours = palette(says.hue, 'light');
  const lines = await layOutCertificate(says);
  const half = (top: number, tall: number, drawn: string) =>
    `<svg x="0" y="${top}" width="${width}" height="${tall}" viewBox="0 ${top} ${width} ${tall}">${drawn}</svg>`;
  const drawAll = (tones: Record<LaidLine['tone'], string>) =>
    lines.map((line) => `<g fill="${tones[line.tone]}">${pathsOf(line)}</g>`).join('');
  const ink = { ink: colours.ink, across: colours.brand, 'on-dado': colours['on-dado'] };
  const below = { ...ink, across: colours['on-dado'] };
  const sheet = svg(
    width,
    height,
    fill(colours.wall, box(0, 0, width, LINE)) +
      fill(colours.dado, box(0, LINE, width, height - LINE)) +
      fill(colours.spark, box(0, LINE, width, STRIPE)) +
      half(0, LINE, drawAll(ink)) +
      half(LINE, height - LINE, drawAll(below)),
  );
  return sharp(Buffer.from(sheet)).png({ palette: true, quality: 90 }).toBuffer();
}

function pathsOf({ words, x, y, size }: LaidLine): string {
  const scale = size / EM;
  const glyphs = words.flatMap(({ at, glyphs: placed }) =>
    placed.map(
      (glyph) =>
        `<path transform="translate(${at + glyph.x} ${glyph.y})" d="${glyph.face.font.glyphToPath(glyph.id)}"/>`,
    ),
  );
  return `<g transform="translate(${x} ${y.toFixed(1)}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
