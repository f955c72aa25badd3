import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTranslated } from '#contract/translate-message.ts';

const sentence = /(?:\b(?:message|msg):\s+|\brefused\()['"]([A-Z][^'"\n]* [^'"\n]*)['"]/g;
const files = globSync(
  '{src/features/*/{contract.ts,contract/*.ts,server/**/*.ts},src/people/*.ts,src/content/server/**/*.ts}',
).filter((file) => !/\.test\.ts$|fixture/.test(file));

test('every message of a call exists in Hindi too', () => {
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(sentence)].map(([, text = '']) => text),
  );
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((text) => !isTranslated('hi', text))).toEqual([]);
});
