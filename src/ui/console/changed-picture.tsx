import type { File, Image } from '#contract/image.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture.tsx';
import './changed-picture.css';

interface ChangedPictureProps {
  file: Image | File | undefined;
  /** Whether it goes, or is new; undefined where it stays. */
  change?: 'gone' | 'new' | undefined;
}

/** The picture of a field beside its name, with a border where it changes; nothing for other files. */
export function ChangedPicture({ file, change }: ChangedPictureProps) {
  if (!file || !('sources' in file)) return null;
  return (
    <span className={classNames('changed-picture', change && `changed-picture-${change}`)}>
      <Picture image={{ ...file, alt: '' }} sizes="160px" />
    </span>
  );
}
