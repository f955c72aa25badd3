import { useSay } from '#ui/console/say.tsx';
import { useEditing } from '../editing-context.ts';
import { AltFields } from './alt-fields.tsx';
import type { ControlProps } from './control-props.ts';
import { StoredFileFrame } from './stored-file-frame.tsx';
import { useStoredFile } from './use-stored-file.ts';

/** A picture: its thumb and size, another one, and its words in each language. */
export function PictureControl(props: ControlProps) {
  const { id, field } = props;
  const say = useSay();
  const { collection } = useEditing();
  const { stored, shown, take, remove } = useStoredFile(props);
  const size = stored as { width?: number; height?: number } | null | undefined;
  const alt = collection.groups
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === field.beside.alt);
  return (
    <StoredFileFrame
      control={props}
      kind="picture"
      choose={say('Choose a picture', 'तस्वीर चुनें')}
      below={stored && alt && <AltFields id={`${id}-alt`} field={alt} />}
      onTake={(file) => void take(file)}
      onRemove={stored ? remove : undefined}
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
    </StoredFileFrame>
  );
}
