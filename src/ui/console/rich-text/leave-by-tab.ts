import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Tab moves in lists and tables; after Esc it leaves the field as it leaves any other. */
export const leaveByTab = Extension.create({
  name: 'leaveByTab',
  priority: 1_000,
  addProseMirrorPlugins() {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_, { key }) {
              const leaves = key === 'Tab' && isLeaving;
              isLeaving = key === 'Escape' || (isLeaving && key === 'Shift');
              return leaves;
            },
          },
        },
      }),
    ];
  },
});
