import type { Mark, Node } from '@tiptap/pm/model';
import { settleLetters } from '#lib/script/settle-letters.ts';
import { whenIdle } from '#ui/when-idle.ts';

/**
 * The HTML of a body as the importer writes it, sign for sign, so that a text that was opened and saved
 * is the same text. Empty paragraphs are left out.
 */
export function writeBody(doc: Node): string {
  return blocks(doc).trim();
}

/** Writes the blocks out while nobody types, so that the first key need not; returns how to stop. */
export function writeAhead({ children }: Node): () => void {
  let at = 0;
  const goOn = (millisecondsLeft: () => number) => {
    while (at < children.length && millisecondsLeft() > 0) block(children[at++] as Node);
    if (at < children.length) stop = whenIdle(goOn);
  };
  let stop = whenIdle(goOn);
  return () => stop();
}

const blocks = (parent: Node): string => parent.children.map(block).join('');

type Writer = (node: Node) => string;

const writers: Readonly<Record<string, Writer>> = {
  paragraph: (node) => (isEmpty(node) ? '' : `<p>${inline(node)}</p>\n`),
  heading: (node) =>
    isEmpty(node) ? '' : `<h${rankOf(node)}>${inline(node)}</h${rankOf(node)}>\n`,
  horizontalRule: () => '<hr />\n',
  blockquote: (node) => `<blockquote>\n${blocks(node)}</blockquote>\n`,
  bulletList: (node) => `<ul>\n${blocks(node)}</ul>\n`,
  orderedList: (node) => `<ol${startOf(node)}>\n${blocks(node)}</ol>\n`,
  listItem: (node) => `<li>${inside(node)}</li>\n`,
  table: writeTable,
  tableRow: (node) => `<tr>\n${blocks(node)}</tr>\n`,
  tableHeader: (node) => `<th>${inside(node)}</th>\n`,
  tableCell: (node) => `<td>${inside(node)}</td>\n`,
};

/** A node never changes: what a key leaves alone is written out once. */
const written = new WeakMap<Node, string>();

function block(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const write = writers[node.type.name];
  if (!write) throw new Error(`A body cannot hold ${node.type.name}`);
  const html = write(node);
  written.set(node, html);
  return html;
}

const isEmpty = (node: Node): boolean =>
  node.children.every(({ isText, text }) => !isText || text?.trim() === '');

const rankOf = ({ attrs }: Node): number => Number(attrs['level']);

const startOf = ({ attrs }: Node): string =>
  Number(attrs['start'] ?? 1) === 1 ? '' : ` start="${Number(attrs['start'])}"`;

/** The inside of an item or a cell: its first words stand without a paragraph, unless it is loose. */
function inside(node: Node): string {
  const [first, ...others] = node.children;
  const paragraphs = node.children.filter(({ type }) => type.name === 'paragraph').length;
  if (first?.type.name !== 'paragraph' || node.attrs['isLoose'] || paragraphs > 1)
    return blocks(node);
  return inline(first) + others.map(block).join('');
}

/** Rows of nothing but headings are the head, as long as they come first. */
function writeTable(node: Node): string {
  const rows = [...node.children];
  const bodyFrom = rows.findIndex((row) => !isHead(row));
  const headRows = bodyFrom < 0 ? rows : rows.slice(0, bodyFrom);
  const bodyRows = bodyFrom < 0 ? [] : rows.slice(bodyFrom);
  const head = headRows.length > 0 ? `<thead>\n${headRows.map(block).join('')}</thead>\n` : '';
  const body = bodyRows.length > 0 ? `<tbody>${bodyRows.map(block).join('')}</tbody>` : '';
  return `<table>\n${head}${body}</table>\n`;
}

const isHead = (row: Node): boolean =>
  row.children.length > 0 && row.children.every(({ type }) => type.name === 'tableHeader');

const elements: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 'del',
  link: 'a',
};

/** Words with their marks; a mark that goes on in the next piece stays open. */
function inline(parent: Node): string {
  let html = '';
  const open: Mark[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${elements[open.pop()?.type.name ?? '']}>`;
  };
  for (const [at, node] of parent.children.entries()) {
    const marks = inOrder(parent.children, at);
    const shared = sharedMarks(open, marks);
    closeTo(shared);
    for (const mark of marks.slice(shared)) {
      html += openTag(mark);
      open.push(mark);
    }
    html += node.isText ? escape(settleLetters(node.text ?? '')) : '<br />';
  }
  closeTo(0);
  return html;
}

/** A mark that all of a link has stands around the link, others inside it: no link is cut in two. */
function inOrder(pieces: readonly Node[], at: number): readonly Mark[] {
  const { marks } = pieces[at] as Node;
  const link = marks.find(({ type }) => type.name === 'link');
  if (!link) return marks;
  const isOfLink = (piece: Node | undefined) => piece !== undefined && link.isInSet(piece.marks);
  let [from, to] = [at, at];
  while (isOfLink(pieces[from - 1])) from -= 1;
  while (isOfLink(pieces[to + 1])) to += 1;
  const others = marks.filter((mark) => mark !== link);
  const isAround = (mark: Mark) =>
    pieces.slice(from, to + 1).every((piece) => mark.isInSet(piece.marks));
  return [...others.filter(isAround), link, ...others.filter((mark) => !isAround(mark))];
}

function sharedMarks(open: readonly Mark[], marks: readonly Mark[]): number {
  const firstOther = open.findIndex((mark, depth) => !marks[depth]?.eq(mark));
  return firstOther < 0 ? open.length : firstOther;
}

function openTag({ type, attrs }: Mark): string {
  const href =
    type.name === 'link'
      ? ` href="${escape(String(attrs['href'])).replaceAll('"', '&quot;')}"`
      : '';
  return `<${elements[type.name]}${href}>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
