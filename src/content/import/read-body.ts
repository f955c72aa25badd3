import { spaceDandas } from '#lib/danda.ts';
import { renderBody } from './body.ts';
import { checkHtmlBody } from './html-body.ts';
import { reportKey } from './read-context.ts';
import type { ReadContext } from './read-context.ts';

/** The text below the front matter as clean HTML; null when there is none. */
export function readBody(reading: ReadContext): string | null {
  const { source, parsed, report } = reading;
  const render = isHtml(reading) ? checkHtmlBody : renderBody;
  const { html, links, faults } = render(source.body, source.bodyLine);
  const file = source.path;
  for (const fault of faults) report({ file, ...fault });
  for (const { line, address } of links) parsed.links.push({ location: { file, line }, address });
  return html ? spaceDandas(html) : null;
}

/** Exports write `format: html` above texts that no Markdown gives back as they are. */
function isHtml(reading: ReadContext): boolean {
  const entry = reading.source.entries.get('format');
  if (entry && entry.value !== 'html')
    reportKey(reading, 'format', 'write html, or leave it out', entry);
  return entry?.value === 'html';
}
