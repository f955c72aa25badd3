import { expect, test } from 'vitest';
import { telephone } from './telephone.ts';

test('a number is dialled without the spaces that it is written with', () => {
  expect(telephone('00214 00114')).toBe('0021400114');
  expect(telephone('+91 (98) 765-43210')).toBe('+919876543210');
});
