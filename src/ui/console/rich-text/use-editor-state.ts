import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** A plain value that is read off the editor after each change of its text or its selection. */
export function useEditorState<Value extends string | number | boolean>(
  editor: Editor,
  read: (editor: Editor) => Value,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed);
      return () => void editor.off('transaction', changed);
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
}
