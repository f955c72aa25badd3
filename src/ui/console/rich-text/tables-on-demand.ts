import { Extension } from '@tiptap/core';
import type { Editor } from '@tiptap/core';

/** Most bodies have no table: the code for one comes when the caret does. */
export const tablesOnDemand = Extension.create({
  name: 'tablesOnDemand',
  onCreate: ({ editor }) => void loadFor(editor, hasTable(editor)),
  onTransaction: ({ editor }) => void loadFor(editor, editor.isActive('table')),
});

const loaded = new WeakSet<Editor>();

async function loadFor(editor: Editor, isNeeded: boolean): Promise<void> {
  if (!isNeeded || loaded.has(editor)) return;
  loaded.add(editor);
  try {
    const { editTables } = await import('./table-editing.ts');
    if (!editor.isDestroyed) editTables(editor);
  } catch {
    // Without a network the cells can be written in all the same.
    loaded.delete(editor);
  }
}

function hasTable({ state }: Editor): boolean {
  let isFound = false;
  state.doc.descendants(({ type, isTextblock }) => {
    isFound ||= type.name === 'table';
    return !isFound && !isTextblock;
  });
  return isFound;
}
