import { expect, test } from 'vitest';
import { indexTerms } from './index-terms.ts';

test('each word stands once, beside its sound marked by its script', () => {
  expect(indexTerms('विकास Dhavri विकास 14')).toEqual(['विकास', 'dhavri', '14', '~viks', '^dvri']);
});

test('words of other scripts are found as they are', () => {
  expect(indexTerms('اردو')).toEqual(['اردو']);
});

test('a link a hundred letters long is cut to forty', () => {
  expect(indexTerms('x1'.repeat(50))[0]).toBe('x1'.repeat(20));
});

test('a text of more words than a tsvector holds gives the first four thousand', () => {
  const text = Array.from({ length: 5000 }, (_, n) => n).join(' ');
  expect(indexTerms(text)).toHaveLength(4000);
});
