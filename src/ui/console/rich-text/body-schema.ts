import { Extension, getSchema } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { bodyLink } from './body-link.ts';
import { bodyLists } from './body-lists.ts';
import { bodyTable } from './body-table.ts';

/** The ranks of headings: the page's title has the first. */
export const headingRanks = [2, 3, 4] as const;

/** Items and cells hold their words alone, or, where they are loose, in paragraphs. */
const looseItems = Extension.create({
  name: 'looseItems',
  addGlobalAttributes: () => [
    {
      types: ['listItem', 'tableCell', 'tableHeader'],
      attributes: {
        isLoose: {
          default: false,
          keepOnSplit: true,
          rendered: false,
          parseHTML: (element) => [...element.children].some(({ tagName }) => tagName === 'P'),
        },
      },
    },
  ],
});

/** Everything that a body may hold, and nothing else: the elements of `bodyTags`. */
export const bodyExtensions: Extensions = [
  Bold,
  Blockquote,
  Document,
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [...headingRanks] }),
  UndoRedo,
  HorizontalRule,
  Italic,
  ...bodyLists,
  Paragraph,
  Strike,
  Text,
  TrailingNode,
  bodyLink,
  ...bodyTable,
  looseItems,
];

export const bodySchema = getSchema(bodyExtensions);
