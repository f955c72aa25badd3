import { spaceDandas } from '#lib/danda.ts';
import { renderBody } from '../import/body.ts';
import { blocksIn } from './markdown-blocks.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Writes the clean HTML of a body as Markdown from which the importer makes the same HTML, byte for
 * byte; undefined where no Markdown says it, such as HTML with other line breaks than Markdown's.
 */
export function toMarkdown(html: string): string | undefined {
  const nodes = parseHtml(html);
  const markdown = nodes && blocksIn(nodes);
  if (markdown === undefined) return undefined;
  const { html: again, faults } = renderBody(markdown, 1);
  return faults.length === 0 && spaceDandas(again) === html ? markdown : undefined;
}
