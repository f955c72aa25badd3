import { useState } from 'react';
import type { MediaKind } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';
import { LazyMediaPicker } from '../lazy-media-picker.tsx';
import type { ControlProps } from './control-props.ts';
import { useStoredFile } from './use-stored-file.ts';

/** A recording, a film, a PDF or captions: its name, size and length, and another one. */
export function FileControl(props: ControlProps) {
  const { id, field, isReadOnly, describedBy } = props;
  const say = useSay();
  const [isPicking, setPicking] = useState(false);
  const { stored, take, remove } = useStoredFile(props);
  return (
    <div
      id={id}
      className="picture-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
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
      {!isReadOnly && (
        <div className="picture-actions">
          <ActionButton kind="quiet" onClick={() => setPicking(true)}>
            {stored ? say('Change', 'बदलें') : say('Choose a file', 'फ़ाइल चुनें')}
          </ActionButton>
          {stored && !field.isRequired && (
            <ActionButton kind="quiet" onClick={remove}>
              {say('Remove', 'हटाएँ')}
            </ActionButton>
          )}
        </div>
      )}
      <LazyMediaPicker
        // The widgets of files are named as the kinds of the library.
        kind={field.widget as MediaKind}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onChoose={(file) => {
          setPicking(false);
          void take(file);
        }}
      />
    </div>
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
