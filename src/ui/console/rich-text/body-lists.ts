import { Node, wrappingInputRule } from '@tiptap/core';
import { ListKeymap } from '@tiptap/extension-list/keymap';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    bodyLists: {
      toggleBulletList: () => ReturnType;
      toggleOrderedList: () => ReturnType;
    };
  }
}

const LIST = { group: 'block list', content: 'listItem+' } as const;

const bulletList = Node.create({
  name: 'bulletList',
  ...LIST,
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addCommands() {
    return {
      toggleBulletList:
        () =>
        ({ commands }) =>
          commands.toggleList(this.name, 'listItem'),
    };
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleBulletList() };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-+*]\s$/, type: this.type })];
  },
});

const orderedList = Node.create({
  name: 'orderedList',
  ...LIST,
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Number.parseInt(element.getAttribute('start') ?? '', 10) || 1,
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes: { start } }) => ['ol', start === 1 ? {} : { start }, 0],
  addCommands() {
    return {
      toggleOrderedList:
        () =>
        ({ commands }) =>
          commands.toggleList(this.name, 'listItem'),
    };
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleOrderedList() };
  },
  addInputRules() {
    const { type } = this;
    return [
      wrappingInputRule({
        find: /^(\d+)\.\s$/,
        type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) =>
          list.childCount + Number(list.attrs['start']) === Number(number),
      }),
    ];
  },
});

const listItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Lists with what a body keeps of them: their kind and the first number. */
export const bodyLists = [bulletList, orderedList, listItem, ListKeymap];
