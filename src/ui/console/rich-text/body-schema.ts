import { Extension, getSchema } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { bodyLinkSchemes } from '#contract/body-tags.ts';

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

/** A cell of one row and one column: a body has no others. */
const oneByOne = {
  colspan: { default: 1, parseHTML: () => 1, rendered: false },
  rowspan: { default: 1, parseHTML: () => 1, rendered: false },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
};

const isPathOfSite = /^(?:\/(?!\/)|#)/;
const isAllowedScheme = new RegExp(`^(?:${bodyLinkSchemes.join('|')}):`, 'i');

/** Whether a body may link to it. */
export const isBodyLink = (address: string): boolean =>
  isPathOfSite.test(address) || isAllowedScheme.test(address);

const link = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => address !== undefined && isBodyLink(address),
});

/** Everything that a body may hold, and nothing else: the elements of `bodyTags`. */
export const bodyExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    underline: false,
    link: false,
    dropcursor: false,
    heading: { levels: [...headingRanks] },
  }),
  link,
  Table.configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableHeader.extend({ addAttributes: () => oneByOne }),
  TableCell.extend({ addAttributes: () => oneByOne }),
  looseItems,
];

export const bodySchema = getSchema(bodyExtensions);
