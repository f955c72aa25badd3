import { inlineOf } from './markdown-inline.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';

const BLOCKS = new Set(['p', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'table']);
const RANKS: Record<string, string> = { h2: '##', h3: '###', h4: '####' };

/** Writes blocks as Markdown; undefined where one of them cannot be. */
export function blocksIn(nodes: readonly HtmlNode[]): string | undefined {
  const blocks = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
  return joined(blocks.map(block), '\n\n');
}

function block(node: HtmlNode): string | undefined {
  if (typeof node === 'string') return undefined;
  const { tag, children } = node;
  if (tag === 'p') return inlineOf(children);
  if (tag === 'hr') return '---';
  if (tag === 'blockquote') return indent(blocksIn(children), '> ', '> ');
  if (tag === 'ul' || tag === 'ol') return list(node);
  if (tag === 'table') return table(node);
  const rank = RANKS[tag];
  const title = rank && inlineOf(children);
  return title === undefined ? undefined : `${rank} ${title}`;
}

/** A list whose items hold paragraphs has empty lines between them; one of bare words has none. */
function list({ tag, attributes, children }: HtmlElement): string | undefined {
  const items = elementsIn(children);
  const isLoose = items.some((item) => elementsIn(item.children).some((each) => each.tag === 'p'));
  const first = Number(attributes['start'] ?? 1);
  const lines = items.map((item, index) => {
    const sign = tag === 'ol' ? `${first + index}. ` : '- ';
    return indent(
      isLoose ? blocksIn(item.children) : tightItem(item),
      sign,
      ' '.repeat(sign.length),
    );
  });
  return joined(lines, isLoose ? '\n\n' : '\n');
}

/** Words, and perhaps a list below them. */
function tightItem({ children }: HtmlElement): string | undefined {
  const at = children.findIndex((node) => typeof node !== 'string' && BLOCKS.has(node.tag));
  const words = inlineOf(at === -1 ? children : children.slice(0, at));
  if (at === -1 || words === undefined) return words;
  return joined([words.trimEnd(), blocksIn(children.slice(at))], '\n');
}

function table({ children }: HtmlElement): string | undefined {
  const rows = elementsIn(children).flatMap(({ children: within }) => elementsIn(within));
  const lines = rows.map(({ children: cells }) => {
    const row = joined(
      elementsIn(cells).map((cell) => inlineOf(cell.children)),
      ' | ',
    );
    return row === undefined ? undefined : `| ${row} |`;
  });
  const columns = elementsIn(rows[0]?.children ?? []).length;
  return joined([lines[0], `|${' --- |'.repeat(columns)}`, ...lines.slice(1)], '\n');
}

const elementsIn = (nodes: readonly HtmlNode[]) =>
  nodes.filter((node): node is HtmlElement => typeof node !== 'string');

function indent(text: string | undefined, first: string, rest: string): string | undefined {
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line, index) => {
    if (index === 0) return first + line;
    return line === '' ? rest.trimEnd() : rest + line;
  });
  return lines.join('\n');
}

function joined(parts: readonly (string | undefined)[], between: string): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(between);
}
