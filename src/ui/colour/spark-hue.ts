const TURMERIC = 84;
const TOO_CLOSE = 48;

/** The hue of the stripe and the one call per view: turmeric, unless the campaign hue is near it. */
export function sparkHue(hue: number): number {
  const apart = Math.abs(hue - TURMERIC);
  if (Math.min(apart, 360 - apart) > TOO_CLOSE) return TURMERIC;
  return hue < TURMERIC ? 200 : 350;
}
