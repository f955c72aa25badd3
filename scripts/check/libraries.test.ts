import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

test('every library has its licence and its reason in the decisions', () => {
  const { dependencies, devDependencies } = packageJson;
  const table = readFileSync('docs/decisions/0008-libraries.md', 'utf8');
  const isNamed = (name: string) =>
    table.includes(name) ||
    // Families: `workbox-*`, and editors made of many packages of one scope.
    table.includes(`${name.replace(/-[^-/]+$/, '')}-*`) ||
    name.startsWith('@tiptap/');
  const libraries = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/'),
  );
  expect(libraries.length).toBeGreaterThan(60);
  expect(libraries.filter((name) => !isNamed(name))).toEqual([]);
});
