import { reshapeCover } from '#contract/cover-address.ts';
import type { Image } from '#contract/image.ts';
import { Picture } from '#ui/picture.tsx';

interface CoverProps {
  image: Image;
  /**
   * The size of its box on phones, in CSS pixels; a drawing is drawn anew for it, a photograph is
   * cropped.
   */
  shape: readonly [width: number, height: number];
  /** The size of its box from md (900 px) on, where it differs. */
  wide?: readonly [width: number, height: number];
  className?: string;
  eager?: boolean;
}

/** The picture of a document: its photograph, or else its cover drawn for the size of its box. */
export function Cover({ image, shape, wide = shape, className, eager = false }: CoverProps) {
  if (image.sources.length > 0) {
    const sizes = `(min-width: 900px) ${wide[0]}px, ${shape[0]}px`;
    return (
      <div className={className}>
        <Picture fill image={image} sizes={sizes} eager={eager} />
      </div>
    );
  }
  return (
    <picture className={className}>
      {wide !== shape && (
        <source
          media="(min-width: 900px)"
          srcSet={reshapeCover(image.url, ...wide)}
          width={wide[0]}
          height={wide[1]}
        />
      )}
      <img
        src={reshapeCover(image.url, ...shape)}
        width={shape[0]}
        height={shape[1]}
        alt={image.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
