import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MediaFile, MediaKind } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { LazyMediaPicker } from '../lazy-media-picker.tsx';
import type { ControlProps } from './control-props.ts';

interface StoredFileFrameProps {
  control: ControlProps;
  kind: MediaKind;
  /** On the button while there is no file. */
  choose: string;
  /** Shows the file; nothing while there is none. */
  children: ReactNode;
  /** Below the buttons. */
  below?: ReactNode;
  onTake: (file: MediaFile) => void;
  /** Left out while there is no file. */
  onRemove?: (() => void) | undefined;
}

/** Around a field that keeps a file of the library: what it keeps, another one, and none. */
export function StoredFileFrame(props: StoredFileFrameProps) {
  const { control, kind, choose, children, below, onTake, onRemove } = props;
  const { id, field, isReadOnly, describedBy } = control;
  const say = useSay();
  const [isPicking, setPicking] = useState(false);
  return (
    <div
      id={id}
      className="picture-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {children}
      {!isReadOnly && (
        <div className="picture-actions">
          <ActionButton kind="quiet" onClick={() => setPicking(true)}>
            {onRemove ? say('Change', 'बदलें') : choose}
          </ActionButton>
          {onRemove && !field.isRequired && (
            <ActionButton kind="quiet" onClick={onRemove}>
              {say('Remove', 'हटाएँ')}
            </ActionButton>
          )}
        </div>
      )}
      {below}
      <LazyMediaPicker
        kind={kind}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onChoose={(file) => {
          setPicking(false);
          onTake(file);
        }}
      />
    </div>
  );
}
