import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cutToGlyphs } from './cut-to-glyphs.ts';
import type { FontOrder } from './font-order.ts';
import { roundOutlines } from './round-outlines.ts';
import { shapedGlyphs } from './shaped-glyphs.ts';

const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

/** The WOFF2 file of one order. */
export async function cut(order: FontOrder): Promise<Buffer> {
  const variable = await readFile(new URL(order.source, PACKAGES));
  const { letters, axes, features, samples } = order;
  const options = { variationAxes: axes, keepFeatures: features, noHinting: true };
  if (!isStaticText(order))
    return subsetFont(variable, letters, { ...options, targetFormat: 'woff2' });
  const whole = await subsetFont(variable, letters, { ...options, targetFormat: 'truetype' });
  const fewer = samples
    ? await cutToGlyphs(whole, { letters, glyphs: glyphsOf(order, whole, samples) })
    : whole;
  return subsetFont(roundOutlines(fewer), undefined, {
    keepAllGlyphs: true,
    // The names of styles, which no browser reads.
    dropTables: ['STAT'],
    targetFormat: 'woff2',
  });
}

/** Titles are too large to be drawn more coarsely, and the points of variable outlines move. */
function isStaticText({ stretch, axes }: FontOrder): boolean {
  return stretch === '100%' && Object.values(axes).every((axis) => typeof axis === 'number');
}

const known = new Map<string, Set<number>>();

/** Both weights of a script have the same glyphs, so its samples are shaped once. */
function glyphsOf(
  { source, letters, features }: FontOrder,
  font: Uint8Array,
  samples: readonly string[],
): Set<number> {
  const key = JSON.stringify([source, letters, features, samples]);
  const glyphs = known.get(key) ?? shapedGlyphs(font, samples);
  known.set(key, glyphs);
  return glyphs;
}
