import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import type { AiExtent } from '#contract/ai-media.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { findMediaFile, listMediaFiles } from '../contract.ts';
import { declareAiMedia, readMediaRegister } from '../contract/register.ts';
import type { FoundFile } from './found-file.ts';
import './register.css';

export const extentTexts: Record<AiExtent, ConsoleText> = {
  made: ['Made by AI', 'एआई से बनी'],
  changed: ['Changed by AI', 'एआई से बदली'],
};

const labelled = ['picture', 'video', 'audio'];

/** Declares that AI had a part in a file; that stays, because the label is burnt in. */
export function AiField({ file, isWriter }: { file: FoundFile; isWriter: boolean }) {
  const say = useSay();
  const sayText = useSayText();
  const [isOpen, setOpen] = useState(false);
  if (file.ai) return <p className="library-told">{sayText(extentTexts[file.ai])}</p>;
  if (!isWriter || !labelled.includes(file.kind)) return null;
  return (
    <>
      <ActionButton kind="quiet" onClick={() => setOpen(true)}>
        {say('AI made or changed it', 'एआई से बनी या बदली है')}
      </ActionButton>
      {isOpen && <Declare id={file.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function Declare({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useSay();
  const sayText = useSayText();
  const toast = useToast();
  const refreshes = [findMediaFile, listMediaFiles, readMediaRegister];
  const declare = useCallMutation(declareAiMedia, { refreshes });
  const problems = useFormProblems(declare.error, ['tool', 'extent']);
  const send = (form: FormData) => {
    const extent = form.get('extent') === 'changed' ? 'changed' : 'made';
    declare.mutate(
      { body: { id, extent, tool: String(form.get('tool') ?? '') } },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? '');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={say('AI had a part in it', 'इसमें एआई का हाथ है')} isOpen onClose={onClose}>
      <form
        className="register-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <p>
          {say(
            'Every public copy gets a label over a tenth of it. This cannot be taken back.',
            'हर सार्वजनिक प्रति के दसवें हिस्से पर लेबल लगेगा\u202f। इसे वापस नहीं लिया जा सकता\u202f।',
          )}
        </p>
        <FormFailure message={problems.message} />
        <SelectField label={say('What AI did', 'एआई ने क्या किया')} name="extent">
          <option value="made">{sayText(extentTexts.made)}</option>
          <option value="changed">{sayText(extentTexts.changed)}</option>
        </SelectField>
        <TextField
          label={say('With which program', 'किस प्रोग्राम से')}
          name="tool"
          maxLength={120}
          autoComplete="off"
          problem={problems.fields['tool']}
        />
        <ActionButton type="submit" busy={declare.isPending}>
          {say('Declare it', 'दर्ज करें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
