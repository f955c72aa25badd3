import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { IndicScript } from '#ui/fonts/scripts.ts';
import { type FontOrder, lettersOf } from './font-order.ts';
import { INDIC_BLOCKS } from './indic-blocks.ts';
import { sourceOf } from './indic-orders.ts';
import { LATIN, LATIN_MORE } from './latin-orders.ts';

type PictureOrder = Pick<FontOrder, 'name' | 'source' | 'letters' | 'axes'>;

const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const WEIGHT = { wght: 700 };
const LATIN_LETTERS = lettersOf([
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
]);
const MORE_LATIN_LETTERS = `₹${lettersOf([
  [0x100, 0x17f],
  [0x1e00, 0x1eff],
])}`;

/**
 * One heavy weight of each script, complete: these are never downloaded, so no conjunct is left
 * out. Latin has a second, for names across the line.
 */
export const PICTURE_ORDERS: readonly PictureOrder[] = [
  { name: 'latin', source: LATIN, letters: LATIN_LETTERS, axes: { ...WEIGHT, wdth: 100 } },
  {
    name: 'latin-condensed',
    source: LATIN,
    letters: LATIN_LETTERS,
    axes: { wght: 800, wdth: 76 },
  },
  {
    name: 'latin-more',
    source: LATIN_MORE,
    letters: MORE_LATIN_LETTERS,
    axes: { ...WEIGHT, wdth: 100 },
  },
  ...(Object.keys(INDIC_BLOCKS) as IndicScript[]).map((script) => ({
    name: script,
    source: sourceOf(script, 'wght'),
    letters: lettersOf(INDIC_BLOCKS[script].ranges),
    axes: WEIGHT,
  })),
];

/** The TrueType file of one order, which the server's text engine reads. */
export async function cutForPictures({ source, letters, axes }: PictureOrder): Promise<Buffer> {
  const variable = await readFile(new URL(source, PACKAGES));
  return subsetFont(variable, letters, {
    variationAxes: axes,
    noHinting: true,
    targetFormat: 'truetype',
  });
}
