import { palette, TOKEN_NAMES } from './palette.ts';
import type { Mode } from './recipe.ts';

/**
 * The style sheet of one campaign hue: all tokens as custom properties on `:root`, and those that
 * differ in dark mode, both for the device's setting and for the reader's choice.
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

/**
 * The colours of a hue in one mode for the elements of a selector, independent of the page around
 * them.
 */
export function lookCss(selector: string, hue: number, mode: Mode): string {
  const colours = palette(hue, mode);
  const rules = declarations(TOKEN_NAMES.map((name) => [name, colours[name]]));
  return `${selector}{color-scheme:${mode};${rules}}`;
}

function declarations(pairs: readonly (readonly [name: string, hex: string])[]): string {
  return pairs.map(([name, hex]) => `--${name}:${hex}`).join(';');
}
