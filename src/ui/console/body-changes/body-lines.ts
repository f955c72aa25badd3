import { unescapeHtml } from '#lib/unescape-html.ts';

/** How a line of a body stands on the page: `th` is a row of a table that names the columns. */
export type LineKind = 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | 'ul' | 'ol' | 'tr' | 'th' | 'hr';

/** A paragraph, a heading, an item of a list or a row of a table. */
export interface BodyLine {
  kind: LineKind;
  /** The text of each cell of a row; all else has one. The address of a link follows its words. */
  cells: string[];
  /** As it was written, by which a change of its lettering is told. */
  html: string;
}

const TOKEN = /<(?<close>\/?)(?<tag>[a-z0-9]+)(?<rest>[^>]*)>|[^<]+/g;
const SHOWN_AS = /^(?:https:\/\/|mailto:|tel:)/;

/** The lines of clean HTML, in their order. */
export function linesOf(html: string): BodyLine[] {
  const reading = new Reading();
  for (const { 0: written, groups } of html.matchAll(TOKEN)) {
    const { close, tag, rest = '' } = groups ?? {};
    if (tag === undefined) reading.write(unescapeHtml(written), written);
    else if (close) reading.close(tag, written);
    else reading.open(tag, rest, written);
  }
  reading.end();
  return reading.lines;
}

/** The words of clean HTML, a line for each paragraph, with the address of each link, which goes out too. */
export const textOf = (html: string): string => linesOf(html).map(lineText).join('\n');

/** The sign between the cells of a row, where it is one text. */
export const CELL_GAP = ' | ';

export const lineText = ({ cells }: BodyLine): string => cells.join(CELL_GAP);

const KINDS: readonly LineKind[] = ['h2', 'h3', 'h4', 'ul', 'ol', 'blockquote'];
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'table', 'tr'];

class Reading {
  readonly lines: BodyLine[] = [];
  private readonly around: string[] = [];
  private text = '';
  private html = '';
  private row: { cells: string[]; isHead: boolean } | undefined;
  private link = { address: '', from: 0 };

  write(text: string, written: string): void {
    this.text += text;
    this.html += written;
  }

  open(tag: string, rest: string, written: string): void {
    if (BLOCKS.includes(tag)) this.end();
    if (tag === 'br') this.write('\n', written);
    else if (tag === 'hr') this.lines.push({ kind: 'hr', cells: ['⁂'], html: written });
    else {
      this.around.push(tag);
      if (!BLOCKS.includes(tag)) this.html += written;
    }
    if (tag === 'tr') this.row = { cells: [], isHead: true };
    if (tag === 'a')
      this.link = {
        address: unescapeHtml(/href="([^"]*)"/.exec(rest)?.[1] ?? ''),
        from: this.text.length,
      };
  }

  close(tag: string, written: string): void {
    if (tag === 'a') this.tellAddress();
    if (tag === 'td' || tag === 'th') this.endCell(tag);
    if (BLOCKS.includes(tag)) this.end();
    else this.html += written;
    if (tag === 'tr') this.endRow();
    this.around.splice(this.around.lastIndexOf(tag), 1);
  }

  /** Ends the line that is being written; within a cell all is one line. */
  end(): void {
    if (this.row) {
      this.text += '\n';
      return;
    }
    const text = tidied(this.text);
    if (text) this.lines.push({ kind: this.kind(), cells: [text], html: this.html.trim() });
    this.text = '';
    this.html = '';
  }

  private tellAddress(): void {
    const { address, from } = this.link;
    const words = this.text.slice(from);
    if (address && words !== address && words !== address.replace(SHOWN_AS, ''))
      this.text += ` (${address})`;
  }

  private endCell(tag: string): void {
    if (!this.row) return;
    this.row.cells.push(tidied(this.text));
    this.row.isHead &&= tag === 'th';
    this.text = '';
  }

  private endRow(): void {
    const { row } = this;
    this.row = undefined;
    if (row) this.lines.push({ kind: row.isHead ? 'th' : 'tr', cells: row.cells, html: this.html });
    this.text = '';
    this.html = '';
  }

  private kind(): LineKind {
    const innermost = this.around.findLast((tag) => KINDS.some((kind) => kind === tag));
    return KINDS.find((kind) => kind === innermost) ?? 'p';
  }
}

const tidied = (text: string): string => text.replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n').trim();
