import type { PageAudit } from './audit-page.ts';

const HEADINGS = ['Page', 'Speed', 'Access', 'Practice', 'Search', 'First view', 'Script'];

/** The audits as lines of text, and below them what cost points. */
export function table(audits: readonly PageAudit[]): string {
  const rows = [HEADINGS, ...audits.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const costs = audits.flatMap(({ path, shortfalls }) =>
    shortfalls.map((cost) => `${path}: ${cost}`),
  );
  return [...lines, ...costs].join('\n');
}

function cellsOf({ path, scores, transferred, scriptBytes }: PageAudit): string[] {
  return [path, ...scores.map(String), inKilobytes(transferred), inKilobytes(scriptBytes)];
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
