import { expect, test, vi } from 'vitest';
import type { Translate } from '../translation.tsx';
import { failureMessage } from './failure-message.ts';

const t = ((path: string) => path) as Translate;

test('a browser’s own words about the network are nowhere shown', () => {
  const failure = new TypeError('Failed to fetch');

  expect(failureMessage(failure, t, 'problem.noAnswer')).toBe('problem.noAnswer');
  expect(failureMessage(failure, t, 'profile.noAnswer')).toBe('profile.noAnswer');
});

test('any other error is told to the console, and to people what to do', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('The proof was not found');

  expect(failureMessage(failure, t, 'problem.noAnswer')).toBe('problem.brokenText');
  expect(log).toHaveBeenCalledWith(failure);
});
