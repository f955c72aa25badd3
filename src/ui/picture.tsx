import type { Focus } from '#contract/framing.ts';
import type { Image } from '#contract/image.ts';
import { classNames } from './class-names.ts';

/** Stands behind a drawing, which is of no other size, by day and by night. */
const TINT = 'var(--tint)';

interface PictureProps {
  image: Image;
  /** The rendered width, as the `sizes` attribute. */
  sizes: string;
  /**
   * On the first screen: loaded first, as soon as `src/site/before-paint.ts` has chosen the copy.
   */
  eager?: boolean;
  /** Fills the box that it stands in instead of keeping its own shape. */
  fill?: boolean;
}

/** A photograph in the best format and size, over a placeholder colour. */
export function Picture({ image, sizes, eager, fill }: PictureProps) {
  const { url, width, height, alt, placeholder, sources, focus } = image;
  return (
    <span className={classNames('picture', fill && 'picture-fill')}>
      <Placeholder colour={sources.length > 0 ? placeholder : TINT} />
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          className={focus && focusClass(focus)}
          src={url}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          loading="lazy"
          fetchPriority={eager ? 'high' : undefined}
        />
      </picture>
    </span>
  );
}

/** The page's CSP allows no style attribute, but a `fill` attribute. */
function Placeholder({ colour }: { colour: string }) {
  return (
    <svg
      className="picture-placeholder"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}

/** The CSS has classes for tenths, because the page's CSP allows no style attribute. */
export const focusClass = ({ x, y }: Focus) => `focus-x-${inTenths(x)} focus-y-${inTenths(y)}`;

const inTenths = (percent: number) => Math.round(percent / 10) * 10;
