import { decodePart } from '#lib/decode-part.ts';

/** Sides in pixels: the home screen of Apple's, of others, their store, and a podcast's cover. */
const sizes = [180, 192, 512, 1400] as const;

export type IconSize = (typeof sizes)[number];

/** The campaign's mark as a picture for home screens; `sign` is the letter on it. */
export interface IconSpec {
  sign: string;
  hue: number;
  size: IconSize;
  /** With so much wall around the letter that a system may cut any shape out of it. */
  maskable?: boolean;
}

/** Raised when the drawing changes. */
const artVersion = 1;

/** The address of an icon: everything that it shows is in it, as in that of a cover. */
export function iconAddress({ sign, hue, size, maskable = false }: IconSpec): string {
  const kind = maskable ? '-maskable' : '';
  return `/icons/${artVersion}/${encodeURIComponent(sign)}/${hue}-${size}${kind}.png`;
}

const pattern = /^\/icons\/1\/([^/]{1,120})\/(\d{1,3})-(\d{3,4})(-maskable)?\.png$/;

/** Reads an address back; undefined for anything that `iconAddress` could not have written. */
export function parseIconAddress(path: string): IconSpec | undefined {
  const [, letters = '', hue, pixels, kind] = pattern.exec(path) ?? [];
  const size = sizes.find((each) => String(each) === pixels);
  const sign = decodePart(letters);
  if (!size || !sign || sign.length > 12 || Number(hue) >= 360) return undefined;
  return { sign, hue: Number(hue), size, maskable: kind !== undefined };
}
