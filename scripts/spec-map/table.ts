import type { Trace } from './trace.ts';

const HEAD = `# Spec map

Written by \`npm run spec-map\` from docs/spec-lines.yaml and the \`spec:\` marks in code and tests.
`;

/** The map as Markdown: one table for each section of the specification. */
export function tableOf(traces: readonly Trace[]): string {
  const sections = [...new Set(traces.map(({ section }) => section))];
  const tables = sections.map((section) => {
    const rows = traces.filter((trace) => trace.section === section).map(rowOf);
    return `\n## ${section}\n\n| Spec line | Code | Test |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return HEAD + tables.join('');
}

function rowOf({ id, says, issue, code, tests }: Trace): string {
  const line = says ? `${says} (\`${id}\`)` : `\`${id.slice(id.indexOf(':') + 1)}\``;
  return `| ${line} | ${linksTo(code) || promised(issue)} | ${linksTo(tests)} |`;
}

function promised(issue: Trace['issue']): string {
  if (issue === undefined) return '';
  return issue === 'later' ? 'a later issue' : `issue ${issue}`;
}

function linksTo(paths: readonly string[]): string {
  return paths.map((path) => `[${path}](../${path})`).join('<br>');
}
