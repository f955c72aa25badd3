import type { HtmlElement, HtmlNode } from './parse-html.ts';

/** Signs that mean something anywhere in a line of Markdown. */
const ANYWHERE = /[\\`*_[\]<>~|]/g;
/** Signs that make a heading, a list, a quote or a rule of a line that begins with them. */
const AT_LINE_START = /^([#+=-])/gm;
const NUMBER_AT_LINE_START = /^(\d{1,9})([.)])/gm;
/** Texts that would become links by themselves. */
const BARE_LINK = /\b(https?|ftp)(?=:\/\/)|\bwww(?=\.)|(?<=\w)(?=@\w)/gi;

/** Writes the words of one block as Markdown; undefined where it holds an element that is none of words. */
export function inlineOf(nodes: readonly HtmlNode[]): string | undefined {
  const parts = nodes.map((node) => (typeof node === 'string' ? escape(node) : element(node)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

function element({ tag, attributes, children }: HtmlElement): string | undefined {
  if (tag === 'br') return '\\\n';
  const inner = inlineOf(children);
  if (inner === undefined) return undefined;
  if (tag === 'strong') return `**${inner}**`;
  if (tag === 'em') return `*${inner}*`;
  if (tag === 'del') return `~~${inner}~~`;
  return tag === 'a' ? `[${inner}](${target(attributes['href'] ?? '')})` : undefined;
}

/** An address with brackets or spaces needs its own brackets. */
const target = (href: string) => (/[()\s\\]/.test(href) ? `<${href}>` : href);

function escape(text: string): string {
  return text
    .replace(ANYWHERE, '\\$&')
    .replace(BARE_LINK, (found) => (found === '' ? '\\' : `${found}\\`))
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(AT_LINE_START, '\\$1')
    .replace(NUMBER_AT_LINE_START, '$1\\$2');
}
