import type { PageAudit } from './audit-page.ts';

/** Characters of each column. */
const WIDTHS = [52, 5, 6, 8, 6, 10, 8];

const lineOf = (cells: string[]) =>
  cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)).join('  ');

export const headings = lineOf([
  'Page',
  'Speed',
  'Access',
  'Practice',
  'Search',
  'First view',
  'Script',
]);

/** One audit as a table row. */
export function row({ path, scores, transferred, scriptBytes }: PageAudit): string {
  const weights = [transferred, scriptBytes].map(inKilobytes);
  return lineOf([path, ...scores.map(String), ...weights]);
}

/** The audits that lost points, a line for each. */
export function shortfallLines({ path, shortfalls }: PageAudit): string[] {
  return shortfalls.map((cost) => `${path}: ${cost}`);
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
