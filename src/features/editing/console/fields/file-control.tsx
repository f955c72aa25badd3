import type { MediaKind } from '#contract/media-file.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { ControlProps } from './control-props.ts';
import { StoredFileFrame } from './stored-file-frame.tsx';
import { useStoredFile } from './use-stored-file.ts';

/** A recording, a film, a PDF or captions: its name, size and length, and another one. */
export function FileControl(props: ControlProps) {
  const say = useSay();
  const { stored, take, remove } = useStoredFile(props);
  return (
    <StoredFileFrame
      control={props}
      // The widgets of files are named as the kinds of the library.
      kind={props.field.widget as MediaKind}
      choose={say('Choose a file', 'फ़ाइल चुनें')}
      onTake={(file) => void take(file)}
      onRemove={stored ? remove : undefined}
    >
      {stored && (
        <p className="file-row">
          <ConsoleIcon name="document" />
          <span>
            {stored.name}
            <span className="row-note"> {measuresOf(stored)}</span>
          </span>
        </p>
      )}
    </StoredFileFrame>
  );
}

const MEGABYTE = 1024 * 1024;

function measuresOf({
  bytes,
  pages,
  seconds,
}: {
  bytes: number;
  pages?: number | undefined;
  seconds?: number | undefined;
}): string {
  const size =
    bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
  const length =
    seconds === undefined
      ? undefined
      : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
  return [size, pages && `${pages} pp.`, length].filter(Boolean).join(', ');
}
