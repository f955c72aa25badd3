import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LINE } from './across-line.ts';
import { drawWishCard } from './draw-wish-card.ts';

/** How many pixels thick the line of a card is, left of its name. */
async function lineUnder(name: string): Promise<number> {
  const says = (text: string) => ({ text, language: 'en' as const });
  const card = { hue: 200, motifsOff: [], greeting: says('Happy birthday,'), from: says('Asha') };
  const picture = await drawWishCard({ ...card, name: says(name), message: undefined });
  const strip = { left: 10, top: LINE, width: 1, height: 40 };
  const pixels = await sharp(picture).extract(strip).removeAlpha().raw().toBuffer();
  const rows = Array.from({ length: 40 }, (_, row) => pixels.subarray(3 * row, 3 * row + 3));
  return rows.filter(([red = 0, , blue = 0]) => red > blue + 100).length;
}

test('the line is thin enough under a long name to leave its letters whole', async () => {
  expect(await lineUnder('Asha')).toBe(12);
  const long = 'Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam';
  expect(await lineUnder(long)).toBeLessThan(7);
});
