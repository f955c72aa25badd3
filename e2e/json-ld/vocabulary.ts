import { join } from 'node:path';
import ts from 'typescript';
import type { Thing } from './things.ts';
import { thingsOf } from './things.ts';

const root = join(import.meta.dirname, '..', '..');
const fileName = join(root, 'e2e', 'json-ld', 'said.ts');

/**
 * Finds things with unknown or misused words of schema.org: each is written as a value of its type
 * in schema-dts, which is generated from the vocabulary, and type-checked. Things of equal
 * structure are checked once.
 */
export function foreignWords(said: readonly Thing[]): string[] {
  const builds = new Map(said.flatMap(thingsOf).map((thing) => [buildOf(thing), thing]));
  const values = [...builds.values()].map(
    (thing, index) =>
      `export const said${index}: schema.${String(thing['@type'])} = ${plain(thing)};`,
  );
  return problemsOf(`import type * as schema from 'schema-dts';\n${values.join('\n')}\n`);
}

/**
 * Removes the JSON-LD envelope, and annotations of an action's input, which schema-dts types apart.
 */
function plain(thing: Thing): string {
  return JSON.stringify(thing, (name, value: unknown) =>
    name === '@context' || name.endsWith('-input') ? undefined : value,
  );
}

/** The structure of a thing without its values; the members of a list count as one. */
function buildOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(buildOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const words = Object.entries(value).map(([name, inner]) =>
    name.startsWith('@') || String(inner).startsWith('https://schema.org/')
      ? `${name}=${String(inner)}`
      : `${name}:${buildOf(inner)}`,
  );
  return `{${words.join()}}`;
}

function problemsOf(source: string): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === fileName ? source : readFile(name));
  host.fileExists = (name) => name === fileName || fileExists(name);
  const program = ts.createProgram([fileName], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const where = source.slice(start ?? 0, (start ?? 0) + 80);
    return `${file?.fileName ?? ''} ${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
