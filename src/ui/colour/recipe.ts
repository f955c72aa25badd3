import { oklchToHex } from './oklch.ts';
import { sparkHue } from './spark-hue.ts';

/** Light or dark mode. */
export type Mode = 'light' | 'dark';

/** Lightness, chroma, and a hue: fixed degrees, or the campaign's own, or its spark's. */
export type Recipe = readonly [lightness: number, chroma: number, hue: number | 'hue' | 'spark'];

/** Mixes a recipe for a campaign hue (degrees) to sRGB hex. */
export function mix([l, c, from]: Recipe, hue: number): string {
  if (from === 'hue') return oklchToHex({ l, c, h: hue });
  return oklchToHex({ l, c, h: from === 'spark' ? sparkHue(hue) : from });
}
