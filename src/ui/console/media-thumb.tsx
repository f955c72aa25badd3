import type { MediaFile } from '#contract/media-file.ts';
import { Picture } from '../picture.tsx';
import { ConsoleIcon } from './console-icon.tsx';
import type { ConsoleIconName } from './icon-paths.ts';

const ICONS: Record<MediaFile['kind'], ConsoleIconName> = {
  picture: 'picture',
  video: 'eye',
  audio: 'microphone',
  pdf: 'document',
  captions: 'list',
};

/** A file of the media library as a small picture, or the sign of its kind. The words beside it name it. */
export function MediaThumb({ file, sizes = '220px' }: { file: MediaFile; sizes?: string }) {
  if (!file.image)
    return (
      <span className="media-thumb media-thumb-plain">
        <ConsoleIcon name={ICONS[file.kind]} />
      </span>
    );
  return (
    <span className="media-thumb">
      <Picture image={{ ...file.image, alt: '' }} sizes={sizes} fill />
    </span>
  );
}
