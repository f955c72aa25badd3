import { expect, test } from 'vitest';
import { storedFiles } from '#test/stored-files.ts';
import { collections } from '../../main/collections.ts';
import { describeCollection } from './describe.ts';
import { valueInWords } from './value-in-words.ts';

const formats = {
  text: ({ en }: { en: string }) => en,
  moment: (at: string) => `at ${at}`,
  body: (html: string) => html.replaceAll(/<[^>]*>/g, ''),
};
const fields = collections
  .map(describeCollection)
  .flatMap(({ name, groups }) =>
    groups.flatMap((group) => group.fields.map((field) => ({ ...field, in: name }))),
  );
const fieldOf = (collection: string, name: string) =>
  fields.find((field) => field.in === collection && field.name === name);

test.each([
  ['a choice by its label', 'press-releases', 'category', 'statement', 'Statement'],
  ['a moment as staff read it', 'news', 'publishedAt', '2026-11-20T09:30', 'at 2026-11-20T09:30'],
  ['the words of a body', 'news', 'body', '<p>Two <b>words</b></p>', 'Two words'],
  ['a picture by its name', 'news', 'photo', storedFiles.picture, storedFiles.picture.name],
  ['a value that is not set by nothing', 'news', 'photo', null, ''],
  ['yes and no as words', 'events', 'signLanguage', true, 'Yes'],
])('tells %s', (_, collection, name, value, told) => {
  const field = fieldOf(collection, name);
  expect(field).toBeDefined();
  expect(valueInWords(field, value, formats)).toBe(told);
});

test('tells another document by its title, and by its slug where that is not known', () => {
  const field = fieldOf('news', 'category');
  expect(valueInWords(field, 'health', formats, 'Health for all')).toBe('Health for all');
  expect(valueInWords(field, 'health', formats)).toBe('health');
});

test('tells a list line by line, and a value of each language behind its name', () => {
  const list = fields.find(({ widget }) => widget === 'list');
  expect(valueInWords(list, ['One', 'Two'], formats)).toBe('One\nTwo');
  const slogans = fieldOf('settings', 'slogans');
  expect(valueInWords(slogans, { en: 'Ahead', hi: 'आगे' }, formats)).toBe(
    'English: Ahead\nहिन्दी: आगे',
  );
});
