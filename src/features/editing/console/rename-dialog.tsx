import { useState } from 'react';
import type { FormEvent } from 'react';
import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { isSlug } from '#lib/slug.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextField } from '#ui/field.tsx';
import { readDraft, renameDraft } from '../contract.ts';
import { useEditing } from './editing-context.ts';

interface RenameDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Gives the document another address; the old one goes on leading to it. */
export function RenameDialog({ isOpen, onClose }: RenameDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('Change the address', 'पता बदलें')} isOpen={isOpen} onClose={onClose}>
      <RenameForm onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const { collection, draft } = useEditing();
  const [problem, setProblem] = useState<string | undefined>();
  const rename = useCallMutation(renameDraft, { refreshes: [readDraft] });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const slug = String(new FormData(event.currentTarget).get('slug') ?? '').trim();
    if (!isSlug(slug))
      return setProblem(say('Use small letters, numbers and hyphens', 'छोटे अक्षर, अंक और हाइफ़न लिखें'));
    try {
      await rename.mutateAsync({ body: { collection: collection.name, id: draft.id, slug } });
      toast.success(say('The address is changed', 'पता बदल गया'));
      onClose();
    } catch (error) {
      if (error instanceof CallFailed) setProblem(error.failure.errors?.[0]?.msg ?? error.message);
      else toast.error(error);
    }
  };
  return (
    <form className="fields" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="slug"
        label={say('End of the address', 'पते का अंत')}
        hint={say('Links to the old address go on working.', 'पुराने पते के लिंक चलते रहेंगे\u202f।')}
        defaultValue={draft.slug}
        {...(problem && { problem })}
      />
      <div className="dialog-actions">
        <ActionButton type="submit" busy={rename.isPending}>
          {say('Change the address', 'पता बदलें')}
        </ActionButton>
      </div>
    </form>
  );
}
