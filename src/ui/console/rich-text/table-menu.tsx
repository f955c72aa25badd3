import type { Editor } from '@tiptap/core';
import { ToggleButton } from 'react-aria-components';
import { ConsoleIcon } from '../console-icon.tsx';
import { Menu } from '../menu.tsx';
import { useSay } from '../say.tsx';
import { insertTable } from './body-table.ts';
import type { TableChange } from './table-editing.ts';
import { useEditorState } from './use-editor-state.ts';

/** Inserts a table, or changes the rows and columns of the one that the caret is in. */
export function TableMenu({ editor }: { editor: Editor }) {
  const say = useSay();
  const isIn = useEditorState(editor, (current) => current.isActive('table'));
  const label = say('Table', 'तालिका');
  if (!isIn)
    return (
      <ToggleButton
        className="tool"
        aria-label={label}
        isSelected={false}
        onChange={() => insertTable(editor)}
      >
        <ConsoleIcon name="table" />
      </ToggleButton>
    );
  const changes = [
    { id: 'addRowAfter', label: say('Row below', 'नीचे पंक्ति') },
    { id: 'addColumnAfter', label: say('Column after', 'आगे स्तंभ') },
    { id: 'deleteRow', label: say('Remove the row', 'पंक्ति हटाएँ') },
    { id: 'deleteColumn', label: say('Remove the column', 'स्तंभ हटाएँ') },
    { id: 'deleteTable', label: say('Remove the table', 'तालिका हटाएँ') },
  ] as const;
  const actions = changes.map((change) => ({
    ...change,
    run: () => void changeTable(editor, change.id),
  }));
  return (
    <Menu label={label} className="tool tool-on" actions={actions}>
      <ConsoleIcon name="table" />
    </Menu>
  );
}

async function changeTable(editor: Editor, change: TableChange): Promise<void> {
  const editing = await import('./table-editing.ts');
  editing.changeTable(editor, change);
}
