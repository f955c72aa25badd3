import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { envExample } from './env-example.ts';
import { parseEnvironment } from './parse-environment.ts';
import { variables } from './variables.ts';

test('.env.example is what the declaration prints', async () => {
  expect(await readFile('.env.example', 'utf8')).toBe(envExample());
});

test('Every example is a value that works', () => {
  const examples = Object.entries(variables).map(([name, { example }]) => [name, example]);
  expect(() => parseEnvironment(variables, Object.fromEntries(examples))).not.toThrow();
});
