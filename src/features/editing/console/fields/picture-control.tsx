import { useState } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { LazyMediaPicker } from '../lazy-media-picker.tsx';
import { useEditing } from '../editing-context.ts';
import { AltFields } from './alt-fields.tsx';
import type { ControlProps } from './control-props.ts';
import { useStoredFile } from './use-stored-file.ts';

/** A picture: its thumb and size, another one, and its words in each language. */
export function PictureControl(props: ControlProps) {
  const { id, field, isReadOnly, describedBy } = props;
  const say = useSay();
  const { collection } = useEditing();
  const [isPicking, setPicking] = useState(false);
  const { stored, shown, take, remove } = useStoredFile(props);
  const size = stored as { width?: number; height?: number } | null | undefined;
  const alt = collection.groups
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === field.beside.alt);
  return (
    <div
      id={id}
      className="picture-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {stored && (
        <div className="picture-row">
          {shown && <img src={shown.url} alt="" />}
          <p className="row-note">
            {stored.name}
            <br />
            {size?.width && `${size.width} × ${size.height}`}
          </p>
        </div>
      )}
      {!isReadOnly && (
        <div className="picture-actions">
          <ActionButton kind="quiet" onClick={() => setPicking(true)}>
            {stored ? say('Change', 'बदलें') : say('Choose a picture', 'तस्वीर चुनें')}
          </ActionButton>
          {stored && !field.isRequired && (
            <ActionButton kind="quiet" onClick={remove}>
              {say('Remove', 'हटाएँ')}
            </ActionButton>
          )}
        </div>
      )}
      {stored && alt && <AltFields id={`${id}-alt`} field={alt} />}
      <LazyMediaPicker
        kind="picture"
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
