import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { TextField } from '../../field.tsx';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { useSay } from '../say.tsx';
import { isBodyLink } from './body-link.ts';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks where the chosen words lead. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('Link', 'लिंक')} isOpen={isOpen} onClose={onClose}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const say = useSay();
  const [problem, setProblem] = useState<string | undefined>();
  const current = String(editor.getAttributes('link')['href'] ?? '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const address = asAddress(String(new FormData(event.currentTarget).get('address') ?? ''));
    if (!isBodyLink(address))
      return setProblem(
        say(
          'Write a path of this site (/news/…), or an address that begins with https://',
          'इस साइट का रास्ता (/news/…) या https:// से शुरू होने वाला पता लिखें',
        ),
      );
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    // A text node: Tiptap would parse a string as HTML, which the page's policy forbids.
    if (empty && !current) chain.insertContent({ type: 'text', text: address }).run();
    if (empty && !current) {
      const { from } = editor.state.selection;
      editor
        .chain()
        .setTextSelection({ from: from - address.length, to: from })
        .run();
    }
    editor.chain().focus().extendMarkRange('link').setMark('link', { href: address }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };
  return (
    <form className="fields" onSubmit={submit} noValidate>
      <TextField
        name="address"
        label={say('Where it leads', 'कहाँ ले जाए')}
        defaultValue={current}
        inputMode="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to type here.
        autoFocus
        {...(problem && { problem })}
      />
      <div className="dialog-actions">
        <ActionButton type="submit">{say('Set the link', 'लिंक लगाएँ')}</ActionButton>
        {current && (
          <ActionButton kind="line" onClick={remove}>
            {say('Remove the link', 'लिंक हटाएँ')}
          </ActionButton>
        )}
      </div>
    </form>
  );
}

/** The address that people mean by `a.example/page`, or by an e-mail address. */
function asAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/]+@[^\s@]+\.[a-z]+$/i.test(address)) return `mailto:${address}`;
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/|$)/i.test(address) ? `https://${address}` : address;
}
