import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cutToGlyphs } from './cut-to-glyphs.ts';
import type { FontOrder } from './font-order.ts';
import { shapedGlyphs } from './shaped-glyphs.ts';

const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

/** The WOFF2 file of one order. */
export async function cut(order: FontOrder): Promise<Buffer> {
  const variable = await readFile(new URL(order.source, PACKAGES));
  const { letters, axes, features, samples } = order;
  const options = { variationAxes: axes, keepFeatures: features, noHinting: true };
  if (!samples) return subsetFont(variable, letters, { ...options, targetFormat: 'woff2' });
  const whole = await subsetFont(variable, letters, { ...options, targetFormat: 'truetype' });
  const glyphs = glyphsOf(order, whole, samples);
  const fewer = await cutToGlyphs(whole, { letters, glyphs });
  return subsetFont(fewer, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
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
