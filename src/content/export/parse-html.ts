/** An element of a body, or a text with its entities decoded. */
export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  tag: string;
  /** As `href` and `start` are written, entities decoded. */
  attributes: Record<string, string>;
  children: HtmlNode[];
}

const TOKEN =
  /<(?<close>\/?)(?<tag>[a-z][a-z0-9]*)(?<attributes>(?: [a-z]+="[^"]*")*) ?\/?>|[^<]+/y;
const ATTRIBUTE = /(?<name>[a-z]+)="(?<value>[^"]*)"/g;
const VOID = new Set(['br', 'hr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Parses HTML as the sanitiser writes it: every element closed, every attribute quoted. Undefined for
 * anything else.
 */
export function parseHtml(html: string): HtmlNode[] | undefined {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const token = TOKEN.exec(html);
    if (!token || !take(token, open)) return undefined;
  }
  return open.length === 1 ? root.children : undefined;
}

/** False for a closing tag that closes nothing. */
function take(token: RegExpExecArray, open: HtmlElement[]): boolean {
  const { tag, close, attributes = '' } = token.groups ?? {};
  const parent = open.at(-1);
  if (tag === undefined) {
    parent?.children.push(decode(token[0]));
    return true;
  }
  if (close) return open.length > 1 && open.pop()?.tag === tag;
  const element = { tag, attributes: attributesIn(attributes), children: [] };
  parent?.children.push(element);
  if (!VOID.has(tag)) open.push(element);
  return true;
}

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(({ groups }) => [
    groups?.['name'] ?? '',
    decode(groups?.['value'] ?? ''),
  ]);
  return Object.fromEntries(found);
}

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole);
