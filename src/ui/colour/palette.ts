import { ART_TOKENS, type ArtToken } from './art-tokens.ts';
import { PAGE_TOKENS, type PageToken } from './page-tokens.ts';
import { mix, type Mode } from './recipe.ts';

/** The name of any colour the site may use. */
export type Token = PageToken | ArtToken;

/** Every colour of the site as sRGB hex (#rrggbb), by token name. */
export type Palette = Readonly<Record<Token, string>>;

const TOKENS = { ...PAGE_TOKENS, ...ART_TOKENS };

/** Every token name, page colours first. */
export const TOKEN_NAMES = Object.keys(TOKENS) as Token[];

/** Mixes the whole palette for one campaign hue, 0–359 degrees. */
export function palette(hue: number, mode: Mode): Palette {
  const mixed = TOKEN_NAMES.map((name) => [name, mix(TOKENS[name][mode], hue)]);
  return Object.fromEntries(mixed) as Palette;
}
