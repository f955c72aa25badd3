import { classNames } from './class-names.ts';

/** A placeholder for a picture, in its size. */
export function SkeletonCover({ square }: { square?: boolean }) {
  return (
    <div className={classNames('skeleton-cover', square && 'skeleton-square')} aria-hidden="true" />
  );
}

interface SkeletonFormProps {
  /** As high as the screen, before something longer than it: nothing that is in view moves when that comes. */
  tall?: boolean;
}

/**
 * A placeholder for a form or an account, from the first paint until it is loaded; hidden without
 * scripts.
 */
export function SkeletonForm({ tall }: SkeletonFormProps) {
  return (
    <div className={classNames('skeleton-form', tall && 'skeleton-tall')} aria-hidden="true">
      <SkeletonText lines={2} />
      <SkeletonText lines={3} />
    </div>
  );
}

/** A placeholder for some lines of text: a short one for the date, then the title. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-bars" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div className="skeleton-bar" key={index} />
      ))}
    </div>
  );
}
