import { spaceDandas } from '#lib/danda.ts';
import { renderBody } from './body.ts';
import type { ReadContext } from './read-context.ts';

/** The text below the front matter as clean HTML; null when there is none. */
export function readBody({ source, parsed, report }: ReadContext): string | null {
  const { html, links, faults } = renderBody(source.body, source.bodyLine);
  const file = source.path;
  for (const fault of faults) report({ file, ...fault });
  for (const { line, address } of links) parsed.links.push({ location: { file, line }, address });
  return html ? spaceDandas(html) : null;
}
