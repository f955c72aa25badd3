import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';
import { findAgentAccount, renameFactor } from '../../contract.ts';

/** Gives a second factor another name. */
export function RenameFactor({ factor: { id, name } }: { factor: { id: string; name: string } }) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const rename = useCallMutation(renameFactor, { refreshes: [findAgentAccount] });
  const { fields, message } = useFormProblems(rename.error, ['name']);
  return (
    <>
      <ActionButton kind="quiet" onClick={() => setIsOpen(true)}>
        {say('Rename', 'नाम बदलें')}
        <span className="visually-hidden"> {name}</span>
      </ActionButton>
      <Dialog
        title={say('Another name', 'दूसरा नाम')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <form
          className="stacked"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const typed = String(new FormData(event.currentTarget).get('name'));
            rename.mutate({ body: { id, name: typed } }, { onSuccess: () => setIsOpen(false) });
          }}
        >
          <TextField
            label={say('Name', 'नाम')}
            name="name"
            defaultValue={name}
            ref={focusOnShow}
            problem={fields['name'] ?? message}
          />
          <ActionButton type="submit" busy={rename.isPending}>
            {say('Save', 'सहेजें')}
          </ActionButton>
        </form>
      </Dialog>
    </>
  );
}
