/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const GAMUT_TOLERANCE = 1e-4;
const CHROMA_STEPS = 24;

/**
 * The nearest sRGB hex that keeps lightness and hue: chroma is reduced until the colour fits.
 * Phones before Chrome 111 do not read `oklch()`, so pages receive only this hex.
 */
export function oklchToHex({ l, c, h }: Oklch): string {
  return toHex(linearRgb({ l, c: chromaInGamut({ l, c, h }), h }));
}

function chromaInGamut({ l, c, h }: Oklch): number {
  if (fitsGamut(linearRgb({ l, c, h }))) return c;
  let inside = 0;
  let outside = c;
  for (let step = 0; step < CHROMA_STEPS; step++) {
    const middle = (inside + outside) / 2;
    if (fitsGamut(linearRgb({ l, c: middle, h }))) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** OKLCH to linear-light sRGB with Ottosson's matrices; channels may leave 0–1. */
function linearRgb({ l, c, h }: Oklch): Triple {
  const radians = (h * Math.PI) / 180;
  const a = c * Math.cos(radians);
  const b = c * Math.sin(radians);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fitsGamut(rgb: Triple): boolean {
  return rgb.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);
}

function toHex(rgb: Triple): string {
  return `#${rgb.map(channelHex).join('')}`;
}

function channelHex(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
