import sharp from 'sharp';
import { box, fill, svg } from '#art/covers/svg.ts';
import { palette } from '#ui/colour/palette.ts';
import { EM } from '../share-pictures/font-faces.ts';
import type { LaidLine, Sheet } from './sheet.ts';

/** A sheet as a PNG. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const { width, height, line, stripe, lines, behind = '', before = '' } = sheet;
  const colours = palette(sheet.hue, 'light');
  const half = (top: number, tall: number, drawn: string) =>
    `<svg x="0" y="${top}" width="${width}" height="${tall}" viewBox="0 ${top} ${width} ${tall}">${drawn}</svg>`;
  const drawAll = (tones: Record<LaidLine['tone'], string>) =>
    lines.map((each) => `<g fill="${tones[each.tone]}">${pathsOf(each)}</g>`).join('');
  const above = { ink: colours.ink, across: colours.brand, 'on-dado': colours['on-dado'] };
  const below = { ...above, across: colours['on-dado'] };
  const drawn = svg(
    width,
    height,
    fill(colours.wall, box(0, 0, width, line)) +
      fill(colours.dado, box(0, line, width, height - line)) +
      behind +
      fill(colours.spark, box(0, line, width, stripe)) +
      half(0, line, drawAll(above)) +
      half(line, height - line, drawAll(below)) +
      before,
  );
  return sharp(Buffer.from(drawn)).png({ palette: true, quality: 90 }).toBuffer();
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
