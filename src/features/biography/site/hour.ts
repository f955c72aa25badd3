import { coverAddress, parseCoverAddress } from '#contract/cover-address.ts';
import type { Image } from '#contract/image.ts';

const hours = ['dawn', 'day', 'dusk', 'night'] as const;

/** The hour of a chapter: a life is a day, from dawn at the first to night at the latest. */
export function hourAt(index: number, count: number): (typeof hours)[number] {
  const passed = count > 1 ? index / (count - 1) : 0;
  return hours[Math.round(passed * (hours.length - 1))] ?? 'day';
}

/** The same mural at another hour; a photograph stays as it was taken. */
export function atHour(image: Image, hour: string): Image {
  const mural = parseCoverAddress(image.url);
  return mural?.kind === 'mural' ? { ...image, url: coverAddress({ ...mural, hour }) } : image;
}
