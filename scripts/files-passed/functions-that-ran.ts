import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

interface Coverage {
  result: { url: string; functions: { ranges: Range[] }[] }[];
}

/** The number of runs of each function of the product, by `src/FILE:OFFSET`. */
export type Ran = Map<string, number>;

/** The reports in a folder, oldest first. */
export function reportsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const sequence = (name: string) => Number(/-(\d+)\.json$/.exec(name)?.[1]);
  return readdirSync(folder)
    .filter((name) => name.startsWith('coverage-'))
    .toSorted((one, other) => sequence(one) - sequence(other))
    .map((name) => join(folder, name));
}

/** Reads a report of Node's own coverage; source maps locate functions of the pages' bundle. */
export function functionsIn(report: string, root: string): Ran {
  const { result }: Coverage = JSON.parse(readFileSync(report, 'utf8'));
  const ran: Ran = new Map();
  for (const { url, functions } of result) {
    const sourceAt = url.startsWith('file:') && sourcesOf(fileURLToPath(url), root);
    if (!sourceAt) continue;
    for (const {
      ranges: [whole],
    } of functions) {
      // A module's own body begins at 0, and loading it does not count.
      if (!whole?.count || whole.startOffset === 0) continue;
      const source = sourceAt(whole);
      const name = `${source}:${whole.startOffset}`;
      if (source) ran.set(name, (ran.get(name) ?? 0) + whole.count);
    }
  }
  return ran;
}

type SourceAt = (whole: Range) => string | undefined;

/** The export getters of a bundle come from no file, and those of every route run. */
const isExport = (text: string) => /^\(\) => [\w$]+$/.test(text);

const mapped = new Map<string, SourceAt | undefined>();

function sourcesOf(file: string, root: string): SourceAt | undefined {
  const path = relative(root, file);
  if (path.startsWith('src/')) return () => path;
  if (!path.startsWith('build/server/')) return undefined;
  if (!mapped.has(file)) mapped.set(file, mapOf(file, root));
  return mapped.get(file);
}

function mapOf(file: string, root: string): SourceAt | undefined {
  if (!existsSync(`${file}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const text = readFileSync(file, 'utf8');
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return ({ startOffset, endOffset }) => {
    if (isExport(text.slice(startOffset, endOffset))) return undefined;
    // The last mapping in a function belongs to its own file; one at its start may not.
    const offset = endOffset - 1;
    const line = lineStarts.findLastIndex((start) => start <= offset);
    const entry = map.findEntry(line, offset - (lineStarts[line] ?? 0));
    if (!('originalSource' in entry) || !entry.originalSource) return undefined;
    const path = relative(root, resolve(file, '..', entry.originalSource));
    return path.startsWith('src/') ? path.replace(/\?.*/, '') : undefined;
  };
}
