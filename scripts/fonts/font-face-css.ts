import type { FontOrder } from './font-order.ts';

/**
 * Latin comes first in every font stack and sets the line; the files of other scripts have metrics
 * of their own, so these override them with Latin's.
 */
const LATIN_HEIGHT = 'ascent-override:90%;descent-override:20%;line-gap-override:0%;';

/** The `@font-face` rule of one file, which the browser loads only for a letter of its range. */
export function fontFaceCss({ name, family, weight, stretch, letters }: FontOrder): string {
  const height = family === 'Anek' ? '' : LATIN_HEIGHT;
  return (
    `@font-face{font-family:'${family}';font-weight:${weight};font-stretch:${stretch};` +
    `font-display:swap;${height}src:url('./${name}.woff2?no-inline') format('woff2');` +
    `unicode-range:${unicodeRange(letters)}}`
  );
}

/** Letters as a CSS unicode-range value, neighbours joined: 'U+20-7E,U+A0'. */
export function unicodeRange(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0);
  const spans: { first: number; last: number }[] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span?.last === point - 1) span.last = point;
    else spans.push({ first: point, last: point });
  }
  return spans
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
