import { Suspense, lazy, useId, useState } from 'react';
import { ask } from '#client/query.ts';
import type { FieldDescription } from '#content/declare/describe.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { takeMediaFile } from '#features/media-library/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import type { Settings } from './use-settings.ts';

const Picker = lazy(async () => ({
  default: (await import('./picture-picker.tsx')).PicturePicker,
}));

/** A picture of the settings: chosen in the media library or sent to it, with what is to be seen in it. */
export function PictureField({ field, settings }: { field: FieldDescription; settings: Settings }) {
  const say = useSay();
  const sayText = useSayText();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const { stored, shown, take, remove } = usePicture(field, settings);
  const choose = stored
    ? say('Change the picture', 'चित्र बदलें')
    : say('Choose a picture', 'चित्र चुनें');
  return (
    <div role="group" aria-labelledby={id} className="settings-picture">
      <p className="field-label" id={id}>
        {sayText(field.label)}
      </p>
      {shown && <img src={shown} alt="" className="settings-portrait" />}
      {!stored && (
        <p className="row-note">{say('There is no picture yet.', 'अभी कोई चित्र नहीं है\u202f।')}</p>
      )}
      <p className="field-hint">{sayText(field.help)}</p>
      <div className="settings-picture-actions">
        <ActionButton kind="line" onClick={() => setPicking(true)}>
          {choose}
        </ActionButton>
        {stored && !field.isRequired && (
          <ActionButton kind="quiet" onClick={remove}>
            {say('Without a picture', 'बिना चित्र के')}
          </ActionButton>
        )}
      </div>
      {isPicking && (
        <Suspense fallback={null}>
          <Picker
            onClose={() => setPicking(false)}
            onPick={(file) => void take(file).finally(() => setPicking(false))}
          />
        </Suspense>
      )}
    </div>
  );
}

function usePicture(field: FieldDescription, settings: Settings) {
  const toast = useToast();
  const [taken, setTaken] = useState<{ key: string; url: string }>();
  const stored = settings.valueOf('facts', field.name) as { key: string } | null | undefined;
  const kept = settings.fileOf('facts', field.name);
  const shown = stored && (taken?.key === stored.key ? taken.url : kept?.url);

  async function take({ id }: MediaFile): Promise<void> {
    try {
      const query = { id, collection: 'settings', field: field.name };
      const { data } = await ask(takeMediaFile, { query });
      const isOther = data.stored.key !== stored?.key;
      setTaken({ key: data.stored.key, url: data.image?.url ?? '' });
      settings.change('facts', field.name, data.stored);
      const { alt } = field.beside;
      // A description of another picture would tell what is not in this one.
      for (const language of settings.languages)
        if (alt && (isOther || data.alts[language]))
          settings.change(language, alt, data.alts[language] ?? '');
    } catch (error) {
      toast.error(error);
    }
  }

  const remove = () => settings.change('facts', field.name, null);
  return { stored, shown, take, remove };
}
