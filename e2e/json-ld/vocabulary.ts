import { join } from 'node:path';
import ts from 'typescript';
import type { Thing } from './things.ts';
import { thingsOf } from './things.ts';

const root = join(import.meta.dirname, '..', '..');
const fileName = join(root, 'e2e', 'json-ld', 'said.ts');

/**
 * Where things use words that schema.org does not have, or has for something else: each is written
 * out as a value of its type in schema-dts, which is made from the vocabulary, and type-checked.
 * Things of the same build are checked once.
 */
export function foreignWords(said: readonly Thing[]): string[] {
  const builds = new Map(said.flatMap(thingsOf).map((thing) => [buildOf(thing), thing]));
  const values = [...builds.values()].map(
    (thing, index) =>
      `export const said${index}: schema.${String(thing['@type'])} = ${plain(thing)};`,
  );
  return problemsOf(`import type * as schema from 'schema-dts';\n${values.join('\n')}\n`);
}

/** Without the frame of JSON-LD, and without notes on what an action asks for, which schema-dts keeps apart. */
function plain(thing: Thing): string {
  return JSON.stringify(thing, (name, value: unknown) =>
    name === '@context' || name.endsWith('-input') ? undefined : value,
  );
}

/** Its words without their values; the members of a list count as one. */
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
