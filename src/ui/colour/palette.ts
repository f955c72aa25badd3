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

const MAX_KEPT = 1_000;
const kept = new Map<string, Palette>();

/** The whole palette of one campaign hue, 0–359 degrees; memoized, because every page needs it. */
export function palette(hue: number, mode: Mode): Palette {
  const key = `${mode} ${hue}`;
  const known = kept.get(key);
  if (known) return known;
  const mixed = mixPalette(hue, mode);
  if (kept.size < MAX_KEPT) kept.set(key, mixed);
  return mixed;
}

function mixPalette(hue: number, mode: Mode): Palette {
  const mixed = TOKEN_NAMES.map((name) => [name, mix(TOKENS[name][mode], hue)]);
  return Object.fromEntries(mixed) as Palette;
}
