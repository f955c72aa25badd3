import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Writes letters itself while the browser has not told yet where the caret went. On a busy computer several keys
 * come at once, and Chromium puts a letter where the caret was before the last change: before the first letter of a
 * heading that `## ` made, or below a list that `- ` made.
 */
export const hurriedKeys = Extension.create({
  name: 'hurriedKeys',
  addProseMirrorPlugins: () => [hurried()],
});

function hurried(): Plugin {
  let isCaretMoving = false;
  return new Plugin({
    view({ dom: { ownerDocument } }) {
      const arrived = () => {
        isCaretMoving = false;
      };
      ownerDocument.addEventListener('selectionchange', arrived);
      return {
        update({ state }, before) {
          isCaretMoving ||= state.doc !== before.doc;
        },
        destroy: () => ownerDocument.removeEventListener('selectionchange', arrived),
      };
    },
    props: {
      handleKeyPress(view, event) {
        const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
        if (!isCaretMoving || !isLetter || view.composing) return false;
        write(view, event.key);
        return true;
      },
    },
  });
}

/** Writes as if it had been typed: `- ` makes a list here too. */
function write(view: EditorView, text: string): void {
  const { from, to } = view.state.selection;
  const typed = () => view.state.tr.insertText(text).scrollIntoView();
  const isDone = view.someProp('handleTextInput', (handle) => handle(view, from, to, text, typed));
  if (!isDone) view.dispatch(typed());
}
