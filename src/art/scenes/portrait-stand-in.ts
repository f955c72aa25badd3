import type { Paint } from '../covers/paint.ts';
import { disc, fill, svg } from '../covers/svg.ts';

const WIDTH = 302;
const HEIGHT = 322;

const BLOUSE =
  'M13.2 249.5Q34.1 199.1 108.8 180H192.1L203.3 182.8Q171.3 225.2 115.7 241.8Q63.6 253 13.2 249.5z';
const NECK = 'M125.4 145.2L122.7 187.6H133.1Q151.1 200.1 169.2 187.6H178.9L176.9 145.2z';
const FACE =
  'M91.4 72.3C91.4 114 105.3 140 124.4 151.5C140 160.9 162.6 160.9 177.6 151.5C199.1 137.6 208.8 114 208.8 81C208.8 49.7 185.2 30.6 150.5 30.6C115.7 30.6 91.4 44.5 91.4 72.3z';
const HAIR =
  'M85.5 92.4C81.7 61.8 83.7 41 94.9 23.6C107 5.6 129.6 -1.4 155.7 1.4C176.5 2.8 192.8 10.4 204.7 24C220.6 27.1 231.4 40 231.4 56.3C231.4 66.7 225.5 76.4 216.8 82.7L212.3 102.5L208.8 85.5C204.3 66 185.2 47.3 157.4 40C140 35.1 124.4 35.8 112.2 45.2C101.8 53.5 95.6 65.3 91.4 75.7Q87.9 83.4 85.5 92.4z';
const BORDER =
  'M12.2 245.3C60.1 251.2 115.7 240.8 157.4 218.2C176.5 207.8 192.1 193.9 203.3 182.4L207.4 180.7C199.1 204.3 171.3 225.2 143.5 235.6C101.8 265.1 53.2 264.1 6.6 259.2z';
const DRAPE =
  'M7.3 258.2C53.2 264.1 101.8 258.2 143.5 232.1C174.8 213 190.4 199.1 206 180C237.3 188.7 265.8 202.6 279.7 223.8C294.6 246 301.6 284.2 301.6 321.8H0C0 298.1 1.7 277.3 7.3 258.2z';
const FOLD = 'M279.7 223.8L206 321.8H301.6C301.6 284.2 294.6 246 279.7 223.8z';

/**
 * Stands in for the leader's portrait: a faceless bust in a turmeric drape, 302 × 322 px on a
 * transparent ground, cropped flat at the lower edge, which stands on the dado line.
 */
export function portraitStandIn(paint: Paint): string {
  return svg(
    WIDTH,
    HEIGHT,
    fill(paint['tone-e'], BLOUSE) +
      fill(paint['skin-1'], NECK, FACE) +
      fill(paint.hair, HAIR) +
      fill(paint['brick-2'], BORDER) +
      fill(paint.spark, DRAPE, disc(89.6, 107.4, 5.9), disc(210.2, 110.8, 5.9)) +
      fill(paint['spark-2'], FOLD),
  );
}
