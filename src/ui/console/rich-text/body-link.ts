import { Mark, markPasteRule } from '@tiptap/core';
import type { MarkType, ResolvedPos } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { bodyLinkSchemes } from '#contract/body-tags.ts';

const isPathOfSite = /^(?:\/(?!\/)|#)/;
const isAllowedScheme = new RegExp(`^(?:${bodyLinkSchemes.join('|')}):`, 'i');

/** Whether a body may link to it. */
export const isBodyLink = (address: string): boolean =>
  isPathOfSite.test(address) || isAllowedScheme.test(address);

/** Addresses that nobody writes for anything but to be followed. */
const WRITTEN = /(?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@/]+@[^\s<>"@/]+\.[a-z]{2,}/gi;
const PUNCTUATION_AFTER = /[.,;:!?)\]'"’”\u0964]+$/;
/** A longer address is linked by hand. */
const LONGEST = 500;

interface WrittenLink {
  text: string;
  index: number;
  data: { href: string };
}

/** The addresses in a text, each with what it leads to. */
export function writtenLinks(words: string): WrittenLink[] {
  return [...words.matchAll(WRITTEN)].map(({ 0: found, index }) => {
    const text = found.replace(PUNCTUATION_AFTER, '');
    return { text, index, data: { href: leadsTo(text) } };
  });
}

function leadsTo(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`;
  return isBodyLink(address) ? address : `mailto:${address}`;
}

/** A link to a page of this site or of another; an address that is typed or pasted becomes one. */
export const bodyLink = Mark.create({
  name: 'link',
  priority: 1_000,
  keepOnSplit: false,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isBodyLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addPasteRules() {
    const { type } = this;
    return [
      markPasteRule({
        find: writtenLinks,
        type,
        getAttributes: ({ data }) => ({ href: data?.href }),
      }),
    ];
  },
  addProseMirrorPlugins() {
    return [linkWhatIsTyped(this.type), linkChosenWords(this.type)];
  },
});

/** The space or the new line after an address makes it a link. */
const linkWhatIsTyped = (type: MarkType) =>
  new Plugin({
    appendTransaction(transactions, before, state) {
      const isLonger = state.doc.content.size > before.doc.content.size;
      const isTyped = transactions.every((tr) => tr.getMeta('addToHistory') !== false);
      return isLonger && isTyped ? linkBefore(state, type) : null;
    },
  });

function linkBefore({ doc, selection, tr }: EditorState, type: MarkType): Transaction | null {
  const $end = endOfWord(selection);
  if (!$end) return null;
  const text = textBefore($end);
  const word = /\S+$/.exec(text)?.[0] ?? '';
  const [link, other] = writtenLinks(word);
  if (!link || other) return null;
  const from = $end.pos - word.length + link.index;
  const to = from + link.text.length;
  if (doc.rangeHasMark(from, to, type)) return null;
  return tr.addMark(from, to, type.create(link.data)).removeStoredMark(type);
}

/** The end of the word that was finished by the last key; null in the middle of one. */
function endOfWord({ $from, empty }: Selection): ResolvedPos | null {
  if (!empty || !$from.parent.isTextblock) return null;
  if ($from.parentOffset === 0)
    return $from.depth > 0
      ? (Selection.findFrom($from.doc.resolve($from.before()), -1, true)?.$head ?? null)
      : null;
  return /\s$/.test(textBefore($from)) ? $from.doc.resolve($from.pos - 1) : null;
}

const textBefore = ({ parent, parentOffset }: ResolvedPos): string =>
  parent.textBetween(Math.max(0, parentOffset - LONGEST), parentOffset, undefined, ' ');

/** An address that is pasted over chosen words links them. */
const linkChosenWords = (type: MarkType) =>
  new Plugin({
    props: {
      handlePaste({ state, dispatch }, _, slice) {
        const { from, to, empty } = state.selection;
        const pasted = slice.content.textBetween(0, slice.content.size).trim();
        const [link] = writtenLinks(pasted);
        if (empty || link?.text !== pasted) return false;
        dispatch(state.tr.addMark(from, to, type.create(link.data)));
        return true;
      },
    },
  });
