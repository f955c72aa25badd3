import { palette, TOKEN_NAMES } from './palette.ts';
import type { Mode } from './recipe.ts';

/**
 * The style sheet of one campaign hue: all tokens as custom properties on `:root`, and the ones
 * that differ in the dark, both when the device asks for it and when the reader chose it.
 */
export function themeCss(hue: number): string {
  const light = palette(hue, 'light');
  const dark = palette(hue, 'dark');
  const inDark = TOKEN_NAMES.filter((name) => dark[name] !== light[name]);
  const lightRules = declarations(TOKEN_NAMES.map((name) => [name, light[name]]));
  const darkRules = declarations(inDark.map((name) => [name, dark[name]]));
  return [
    `:root{color-scheme:light;${lightRules}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${darkRules}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${darkRules}}`,
  ].join('');
}

/** The colours of a hue in one mode for whatever the selector finds, whatever the page around it has. */
export function lookCss(selector: string, hue: number, mode: Mode): string {
  const colours = palette(hue, mode);
  const rules = declarations(TOKEN_NAMES.map((name) => [name, colours[name]]));
  return `${selector}{color-scheme:${mode};${rules}}`;
}

function declarations(pairs: readonly (readonly [name: string, hex: string])[]): string {
  return pairs.map(([name, hex]) => `--${name}:${hex}`).join(';');
}
