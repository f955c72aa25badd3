import { classNames } from './class-names.ts';

/** Where a picture will be. The box is as large as the picture. */
export function SkeletonCover({ square }: { square?: boolean }) {
  return (
    <div className={classNames('skeleton-cover', square && 'skeleton-square')} aria-hidden="true" />
  );
}

/** Where a form or an account will be, from the first paint until it is there; nothing without scripts. */
export function SkeletonForm() {
  return (
    <div className="skeleton-form" aria-hidden="true">
      <SkeletonText lines={2} />
      <SkeletonText lines={3} />
    </div>
  );
}

/** Where some lines of text will be: a short one for the date, then the title. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-bars" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div className="skeleton-bar" key={index} />
      ))}
    </div>
  );
}
