import type { Image } from '#contract/image.ts';

/** The largest copy of a picture in a format that every program opens. */
export function largestCopy({ url, width, height, sources }: Image) {
  const srcset = sources.find(({ type }) => type === 'image/webp')?.srcset ?? '';
  const copies = srcset.split(', ').flatMap((copy) => {
    const [address = '', descriptor = ''] = copy.split(' ');
    const wide = Number.parseInt(descriptor, 10);
    return wide > 0 ? [{ url: address, width: wide }] : [];
  });
  const largest = copies.toSorted((one, other) => other.width - one.width)[0] ?? { url, width };
  return { ...largest, height: Math.round((largest.width * height) / width) };
}
