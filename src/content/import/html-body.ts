import { sanitizeBody } from '../server/document/sanitize-body.ts';
import type { Body } from './body.ts';

const HREF = /<a href="([^"]*)"/g;

/** A body that is HTML already; it holds just what a page may show, or it is refused. */
export function checkHtmlBody(written: string, firstLine: number): Body {
  const html = written.trim();
  const isClean = sanitizeBody(html) === html;
  const faults = [{ line: firstLine, message: 'the HTML holds what a page cannot show' }];
  const links = [...html.matchAll(HREF)].map(({ index, 1: address = '' }) => ({
    address: address.replaceAll('&amp;', '&'),
    line: firstLine + html.slice(0, index).split('\n').length - 1,
  }));
  return { html, links, faults: isClean ? [] : faults };
}
