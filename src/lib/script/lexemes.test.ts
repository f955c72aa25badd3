import { expect, test } from 'vitest';
import { lexemes, termOf } from './lexemes.ts';

const text = (said: Partial<Parameters<typeof lexemes>[0]>) =>
  lexemes({ title: '', summary: '', rest: '', ...said });

test('each word stands once with its places, beside its sound marked by its script', () => {
  expect(text({ title: 'विकास Dhavri विकास 14' })).toEqual([
    "'विकास':1A,3A",
    "'~viks':1A,3A",
    "'dhavri':2A",
    "'^dvri':2A",
    "'14':4A",
  ]);
});

test('a word weighs by where it stands, and no phrase goes from one part into the next', () => {
  expect(text({ title: 'Water', summary: 'Water', rest: 'Water' })[0]).toBe("'water':1A,12B,23");
});

test('words of other scripts are found as they are', () => {
  expect(text({ rest: 'اردو' }).map(termOf)).toEqual(['اردو']);
});

test('a link a hundred letters long is cut to forty', () => {
  expect(text({ rest: 'x1'.repeat(50) }).map(termOf)).toContain('x1'.repeat(20));
});

test('a text of more words than a tsvector holds gives the first four thousand', () => {
  const rest = Array.from({ length: 5000 }, (_, n) => n).join(' ');
  expect(text({ title: 'Numbers', rest })).toHaveLength(4001);
});

test('of a word that comes again and again, as many places as a tsvector keeps', () => {
  const [lexeme = ''] = text({ rest: '14 '.repeat(20_000) });
  expect(lexeme.split(',')).toHaveLength(255);
});
