import { TOKEN_NAMES, type Palette, type Token } from '#ui/colour/palette.ts';

/** The colours of a drawing: a CSS colour for every token. */
export type Paint = Readonly<Record<Token, string>>;

/** Paint for drawings inlined in a page: follows the page's hue and dark mode. */
export const cssPaint = Object.fromEntries(
  TOKEN_NAMES.map((name) => [name, `var(--${name})`]),
) as Paint;

/** Paint for drawings served as image files, which custom properties do not reach. */
export function hexPaint(palette: Palette): Paint {
  return palette;
}
