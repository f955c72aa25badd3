import { Extension, Node } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Read by the code that edits tables, which is loaded where there is one. */
const withRole = Extension.create({
  name: 'tableRole',
  extendNodeSchema: ({ name }) => ({ ...(name in roles && { tableRole: roles[name] }) }),
});

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** A cell of one row and one column: a body has no others. */
const oneByOne = {
  colspan: { default: 1, parseHTML: () => 1, rendered: false },
  rowspan: { default: 1, parseHTML: () => 1, rendered: false },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
};

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => oneByOne,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const bodyTable = [
  Node.create({
    name: 'table',
    content: 'tableRow+',
    group: 'block',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)*',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableHeader', 'th'),
  cell('tableCell', 'td'),
  withRole,
];

/** Puts a table with a head and two empty rows where the caret is, and the caret into it. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({
    type: 'tableRow',
    content: [1, 2].map(() => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')];
  const table = editor.schema.nodeFromJSON({ type: 'table', content });
  editor
    .chain()
    .focus()
    .command(({ tr, dispatch }) => {
      if (!dispatch) return true;
      const { from } = tr.selection;
      tr.replaceSelectionWith(table).scrollIntoView();
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
      return true;
    })
    .run();
}
