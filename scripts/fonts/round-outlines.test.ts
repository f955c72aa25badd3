import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { roundOutlines } from './round-outlines.ts';

const SOURCE = import.meta
  .resolve('@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2');
/** A point moves by half a step to the grid, and by one more to the shape that it shares. */
const FARTHEST_IN_EM = 0.003;

test('no outline of a rounded font is far from where it was, and it packs smaller', async () => {
  const font = await subsetFont(await readFile(new URL(SOURCE)), 'அஆஇஈகங்சஞடணதநபமயரலவழளறனாிீுூெேை', {
    variationAxes: { wght: 400 },
    noHinting: true,
    targetFormat: 'truetype',
  });

  const rounded = await repacked(roundOutlines(font), 'truetype');

  const before = outlinesOf(font);
  const after = outlinesOf(rounded);
  expect(before.length).toBeGreaterThan(30);
  expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length));
  const moves = before.flatMap((outline, glyph) =>
    outline.map((place, index) => Math.abs(place - (after[glyph]?.[index] ?? NaN))),
  );
  expect(Math.max(...moves)).toBeLessThanOrEqual(FARTHEST_IN_EM);
  const [large, small] = [await repacked(font, 'woff2'), await repacked(rounded, 'woff2')];
  expect(small.length).toBeLessThan(0.95 * large.length);
});

const repacked = (font: Uint8Array, targetFormat: 'truetype' | 'woff2') =>
  subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat });

/** The coordinates of each glyph in parts of an em. */
function outlinesOf(file: Uint8Array): number[][] {
  const face = new Face(new Blob(file), 0);
  const font = new Font(face);
  const count = Buffer.from(face.referenceTable('maxp') ?? []).readUInt16BE(4);
  return Array.from({ length: count }, (_, glyph) =>
    (font.glyphToPath(glyph).match(/-?[\d.]+/g) ?? []).map((place) => Number(place) / face.upem),
  );
}
