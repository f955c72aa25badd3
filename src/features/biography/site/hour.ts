import { coverAddress, parseCoverAddress } from '#contract/cover-address.ts';
import type { Image } from '#contract/image.ts';

const hours = ['dawn', 'day', 'dusk', 'night'] as const;

/** The hour in a chapter's picture: the first is at dawn, the last at night. */
export function hourAt(index: number, count: number): (typeof hours)[number] {
  const passed = count > 1 ? index / (count - 1) : 0;
  return hours[Math.round(passed * (hours.length - 1))] ?? 'day';
}

/** A mural at another hour; a photograph stays unchanged. */
export function atHour(image: Image, hour: string): Image {
  const mural = parseCoverAddress(image.url);
  return mural?.kind === 'mural' ? { ...image, url: coverAddress({ ...mural, hour }) } : image;
}
