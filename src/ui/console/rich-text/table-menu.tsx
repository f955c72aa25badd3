import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { Button, ToggleButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { ConsoleIcon } from '../console-icon.tsx';
import { useSay } from '../say.tsx';

/** Inserts a table, or changes the rows and columns of the one that the caret is in. */
export function TableMenu({ editor }: { editor: Editor }) {
  const say = useSay();
  const isIn = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('table'),
  });
  const label = say('Table', 'तालिका');
  if (!isIn)
    return (
      <ToggleButton
        className="tool"
        aria-label={label}
        isSelected={false}
        onChange={() =>
          editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()
        }
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
  return (
    <MenuTrigger>
      <Button className="tool tool-on" aria-label={label}>
        <ConsoleIcon name="table" />
      </Button>
      <Popover className="popover">
        <Menu
          className="menu"
          onAction={(id) => {
            const change = changes.find((each) => each.id === id);
            if (change) editor.chain().focus()[change.id]().run();
          }}
        >
          {changes.map((change) => (
            <MenuItem key={change.id} id={change.id} className="menu-item">
              {change.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
