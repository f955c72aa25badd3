import type { Editor } from '@tiptap/core';
import { keydownHandler } from '@tiptap/pm/keymap';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { Command, EditorState } from '@tiptap/pm/state';
import {
  CellSelection,
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';

const changes = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable };

export type TableChange = keyof typeof changes;

/** Changes the rows and columns of the table that the caret is in. */
export function changeTable(editor: Editor, change: TableChange): void {
  editor.commands.focus();
  changes[change](editor.state, editor.view.dispatch);
}

const key = new PluginKey('tableKeys');

/** Lets people choose cells, move by Tab from one to the next, and keeps rows equally long. */
export function editTables(editor: Editor): void {
  if (key.get(editor.state)) return;
  const first = (plugin: Plugin, plugins: Plugin[]) => [plugin, ...plugins];
  editor.registerPlugin(tableEditing({ allowTableNodeSelection: true }), first);
  editor.registerPlugin(tableKeys, first);
}

/** After the last cell Tab leaves the field, as it leaves any other. */
const tableKeys = new Plugin({
  key,
  props: {
    handleDOMEvents: {
      keydown: ({ state }, { key: pressed, shiftKey }) =>
        pressed === 'Tab' && isInTable(state) && !goToNextCell(shiftKey ? -1 : 1)(state),
    },
    handleKeyDown: keydownHandler({
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
      Backspace: (state, dispatch) => deleteWhole(state, dispatch),
      Delete: (state, dispatch) => deleteWhole(state, dispatch),
    }),
  },
});

const deleteWhole: Command = (state, dispatch) => {
  const { selection } = state;
  const isWhole =
    selection instanceof CellSelection && selection.isColSelection() && selection.isRowSelection();
  return isWhole && deleteTable(state, dispatch);
};

/** Whether the caret is in a table. */
function isInTable({ selection: { $head } }: EditorState): boolean {
  const depths = Array.from({ length: $head.depth }, (_, depth) => $head.node(depth + 1));
  return depths.some(({ type }) => type.name === 'table');
}
