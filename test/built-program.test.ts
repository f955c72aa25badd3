import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BUILT = join(import.meta.dirname, '..', 'build', 'program');

/** The places that bundled code makes from its own, as `place-of-source` writes them. */
const PLACES = /import\.meta\.dirname \+ "([^"]+)"|new URL\("([^"]+)", import\.meta\.url\)/g;

test('What the built program reads beside its sources is where it looks', () => {
  const code = globSync(join(BUILT, '*.js')).map((file) => readFileSync(file, 'utf8'));
  const places = code
    .flatMap((text) => [...text.matchAll(PLACES)])
    .map(([, folder, file]) => folder ?? file ?? '');
  expect(places).toContain('/../../src/db');
  expect(places).toContain('../../src/people/passwords/common-passwords.ts');
  expect(places.filter((place) => !existsSync(join(BUILT, place)))).toEqual([]);
});

test('Processes that the program starts are built beside it', () => {
  const missing = ['serve', 'work', 'faces'].filter(
    (name) => !existsSync(join(BUILT, `${name}.js`)),
  );
  expect(missing).toEqual([]);
});
