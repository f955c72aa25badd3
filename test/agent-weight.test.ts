import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { consoleFolder } from '../src/main/built-pages.ts';

const kB = 1000;
const FIRST = 300 * kB;
const LATER = 100 * kB;

const names = readdirSync(consoleFolder, { recursive: true, encoding: 'utf8' });
const files = new Map(
  names
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => [basename(name), readFileSync(join(consoleFolder, name))]),
);
const textOf = (name: string) => files.get(name)?.toString() ?? '';

/** A file with everything that it imports, which comes with it. */
function withImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name) || !files.has(name)) return known;
  known.add(name);
  const imported = textOf(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  for (const [, other = ''] of imported) withImports(other, known);
  return known;
}

/** Files that one asks for later on, each with its imports and styles. */
function laterOf(name: string): Map<string, Set<string>> {
  const text = textOf(name);
  const [, listed = ''] = /m\.f=\[([^\]]*)\]/.exec(text) ?? [];
  const needed = listed.split(',').map((each) => basename(each.replace(/["']/g, '')));
  const asked = text.matchAll(
    /import\(["'`]\.\/([^"'`]+)["'`]\)(?:,__vite__mapDeps\(\[([\d,]*)\]\))?/g,
  );
  return new Map(
    Array.from(asked, ([, file = '', places = '']) => {
      const all = withImports(file);
      for (const place of places.split(',').filter(Boolean))
        withImports(needed[Number(place)] ?? '', all);
      return [file, all];
    }),
  );
}

const weighed = new Map<string, number>();
function octetsOf(name: string): number {
  const octets = weighed.get(name) ?? brotliCompressSync(files.get(name) ?? '').length;
  weighed.set(name, octets);
  return octets;
}
const octets = (some: Iterable<string>) => [...some].reduce((sum, name) => sum + octetsOf(name), 0);

const html = readFileSync(join(consoleFolder, 'index.html'), 'utf8');
const shell = new Set<string>();
for (const [, name = ''] of html.matchAll(/(?:src|href)="[^"]*\/([^"/]+\.(?:js|css))"/g))
  withImports(name, shell);
const besideShell = (some: Set<string>) => octets([...some].filter((name) => !shell.has(name)));

test('the agent area comes with less than 300 kB, each of its screens with less than 100 more', () => {
  const screens = [...shell].flatMap((name) => [...laterOf(name)]);
  const ofScreens = screens.filter(([name]) => /-screen-/.test(name));
  expect(ofScreens.length).toBeGreaterThan(20);
  const [, ahead] = screens.find(([name]) => name.startsWith('text-engine-')) ?? [];
  expect(ahead).toBeDefined();
  const fetched = new Set([...shell, ...(ahead ?? [])]);
  const weights = ofScreens.map(([name, all]) => [name, besideShell(all)] as const);
  const heavy = weights.filter(([, weight]) => weight >= LATER);
  expect(heavy).toEqual([]);
  const today = weights.find(([name]) => name.startsWith('today-screen-'))?.[1] ?? FIRST;
  expect(octets(fetched) + today).toBeLessThan(FIRST);

  const [editor] = ofScreens.find(([name]) => name.startsWith('editor-screen-')) ?? [''];
  const [, body] = [...laterOf(editor)].find(([name]) => name.startsWith('body-control-')) ?? [];
  const both = new Set([...withImports(editor), ...(body ?? [])]);
  expect(body).toBeDefined();
  expect(octets([...both].filter((name) => !fetched.has(name)))).toBeLessThan(LATER);
});
