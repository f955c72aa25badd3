import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell } from '@tiptap/pm/tables';

/**
 * Tab moves in lists and tables; after Esc, and after the last cell of a table, it leaves the field
 * as it leaves any other.
 */
export const leaveByTab = Extension.create({
  name: 'leaveByTab',
  priority: 1_000,
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) =>
        editor.isActive('table') && goToNextCell(1)(editor.state, editor.view.dispatch),
    };
  },
  addProseMirrorPlugins() {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(view, event) {
              const isTab = event.key === 'Tab';
              const leaves = isTab && (isLeaving || isInLastCell(view.state, event));
              isLeaving = event.key === 'Escape' || (isLeaving && event.key === 'Shift');
              return leaves;
            },
          },
        },
      }),
    ];
  },
});

type State = Parameters<ReturnType<typeof goToNextCell>>[0];

function isInLastCell(state: State, { shiftKey }: KeyboardEvent): boolean {
  const { $head } = state.selection;
  const isInTable = Array.from({ length: $head.depth }, (_, depth) => $head.node(depth + 1)).some(
    ({ type }) => type.name === 'table',
  );
  return isInTable && !goToNextCell(shiftKey ? -1 : 1)(state);
}
