import { marked } from 'marked';
import type { Token, Tokens } from 'marked';
import { sanitizeBody } from '../server/document/sanitize-body.ts';

/** An element that a body may not hold, and its line in the Markdown. */
interface BodyFault {
  line: number;
  message: string;
}

export interface Body {
  html: string;
  /** Every address that it links to, with the line. */
  links: { address: string; line: number }[];
  faults: BodyFault[];
}

const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/)|$)/;

/** Markdown as clean HTML. What would be lost in cleaning is named; lines count from `firstLine`. */
export function renderBody(markdown: string, firstLine: number): Body {
  const body: Body = { html: '', links: [], faults: [] };
  const blocks = marked.lexer(markdown);
  let line = firstLine;
  for (const block of blocks) {
    inspectBlock(block, line, body);
    line += newlines(block.raw);
  }
  body.html = sanitizeBody(marked.parser(blocks));
  return body;
}

/** Finds the line of a token inside a block by looking for it in the block's text, because tokens have no positions. */
function inspectBlock(block: Token, firstLine: number, { links, faults }: Body): void {
  void marked.walkTokens([block], (token) => {
    const line =
      firstLine + newlines(block.raw.slice(0, Math.max(0, block.raw.indexOf(token.raw))));
    const message = problemOf(token);
    // An opening tag and its closing tag are one error.
    const isTold = faults.some((fault) => fault.line === line && fault.message === message);
    if (message && !isTold) faults.push({ line, message });
    if (token.type === 'link') links.push({ address: (token as Tokens.Link).href, line });
  });
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

function problemOf(token: Token): string | undefined {
  switch (token.type) {
    case 'html':
      return 'the text holds HTML; write it as Markdown';
    case 'image':
      return 'the text holds a picture; give it a field or a document of its own';
    case 'code':
    case 'codespan':
      return 'the text holds code; begin no line with four spaces, and write no backticks';
    case 'heading':
      return (token as Tokens.Heading).depth === 1
        ? 'the text holds a heading of the first rank; the title has it, so begin with ##'
        : undefined;
    case 'link':
      return LINK.test((token as Tokens.Link).href)
        ? undefined
        : `the link ${(token as Tokens.Link).href} is neither a path of this site nor an https address`;
    default:
      return undefined;
  }
}
