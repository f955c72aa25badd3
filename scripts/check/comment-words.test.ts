import { expect, test } from 'vitest';
import { faultsInComments } from './comment-words.ts';

// Put together here, or this file would have the faults itself.
const asks = (word: string) => `${word} comes first is served`;
const promise = ['keep', 'Promise'].join('');

test.each([
  ['a doc comment', `/** ${asks('Whoever')}. */`],
  ['a doc comment of several lines', `/**\n * ${asks('What')}\n * and last.\n */`],
  ['a doc comment that opens on the line of its mark', `/** ${asks('Whose')}\n * end. */`],
  ['a doc comment of a declaration', `/** ${asks('Where')}. */\nconst path = '';`],
  ['a line comment', `  // ${asks('Who')}.`],
  ['a comment behind code', `const a = 1; // ${asks('whom')}`],
  ['a comment of a style sheet', `a { /* ${asks('What')} */ }`],
  ['a private word', `const ${promise} = 1;`],
  ['a private word in an import', `import { a } from './${['keep', 'promise'].join('-')}.ts';`],
])('%s that breaks the rule is a fault', (_, text) => {
  expect(faultsInComments('src/http/a.ts', text)).toHaveLength(1);
});

test('a file name with a private word is a fault', () => {
  expect(faultsInComments(`src/http/${promise}.ts`, '')).toHaveLength(1);
});

test.each([
  ['a subject that comes first', '/** The caller who comes first. */'],
  ['a second line that continues a sentence', '// The first line tells\n// what follows.'],
  ['a later line of a doc comment', '/**\n * Tells\n * what follows.\n */'],
  ['the doc comment of a field', '  /** In seconds. */\n  length: number;'],
  ['a text', "const text = 'What is new';"],
  ['an address', "const address = 'https://what.example';"],
])('%s is in order', (_, text) => {
  expect(faultsInComments('src/http/a.ts', text)).toEqual([]);
});

test('other kinds of files are left alone', () => {
  expect(faultsInComments('docs/start.md', '// What is this?')).toEqual([]);
});
