import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Keeps keys in order that come at once because the computer was busy. The browser tells only later where the caret
 * went; until it has, Chromium puts a letter where the caret was before the last change (a heading by `## ` ends with
 * its first letter), and Delete would begin where the caret was before an arrow.
 */
export const hurriedKeys = Extension.create({
  name: 'hurriedKeys',
  addProseMirrorPlugins: () => [hurried()],
});

const movesNothing = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

function hurried(): Plugin {
  let isCaretAwaited = false;
  let isHurried = false;
  return new Plugin({
    view({ dom: { ownerDocument } }) {
      const arrived = ({ isTrusted }: Event) => {
        if (isTrusted) isCaretAwaited = false;
      };
      ownerDocument.addEventListener('selectionchange', arrived);
      return { destroy: () => ownerDocument.removeEventListener('selectionchange', arrived) };
    },
    props: {
      handleDOMEvents: {
        keydown(view, { key, isComposing }) {
          if (movesNothing.has(key)) return;
          isHurried = isCaretAwaited && !isComposing && !view.composing;
          isCaretAwaited = true;
          if (isHurried) readCaret(view);
        },
      },
      handleKeyPress(view, { key, ctrlKey, metaKey }) {
        const isLetter = key.length === 1 && !ctrlKey && !metaKey;
        if (isHurried && isLetter) write(view, key);
        return isHurried && isLetter;
      },
    },
  });
}

/** Lets the editor look where the caret is, as it does after the browser's own event. */
function readCaret({ dom: { ownerDocument } }: EditorView): void {
  ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Writes as if it had been typed: `- ` makes a list here too. */
function write(view: EditorView, text: string): void {
  const { from, to } = view.state.selection;
  const typed = () => view.state.tr.insertText(text).scrollIntoView();
  const isDone = view.someProp('handleTextInput', (handle) => handle(view, from, to, text, typed));
  if (!isDone) view.dispatch(typed());
}
