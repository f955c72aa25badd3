import type { Editor } from '@tiptap/core';
import { latinBefore } from '../transliteration/use-transliteration.ts';
import type { TypedIn } from '../transliteration/use-transliteration.ts';

/** The words before the caret that matter; nobody types a longer one. */
const LONGEST = 60;

/** A body as something to type Hindi in. */
export function typedInBody(editorOf: () => Editor | null): TypedIn {
  const word = () => {
    const { state } = editorOf() ?? {};
    if (!state?.selection.empty) return '';
    const { $from } = state.selection;
    const begin = Math.max(0, $from.parentOffset - LONGEST);
    return latinBefore($from.parent.textBetween(begin, $from.parentOffset, undefined, '\ufffc'));
  };
  return {
    word,
    place() {
      const editor = editorOf();
      if (!editor) return { left: 0, top: 0 };
      const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.from - word().length);
      return { left: Math.min(left, window.innerWidth - 160), top: bottom + 4 };
    },
    replace(count, text) {
      const editor = editorOf();
      if (!editor) return;
      const { from } = editor.state.selection;
      editor.view.dispatch(editor.state.tr.insertText(text, from - count, from));
    },
  };
}
