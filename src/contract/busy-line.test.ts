import { expect, test } from 'vitest';
import { createBusyLine } from './busy-line.ts';

test('whoever comes while the line is full is told to come back, and then there is room again', async () => {
  const inTurn = createBusyLine({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const served = [inTurn(() => first.promise), inTurn(async () => 'second')];

  await expect(inTurn(async () => 'third')).rejects.toMatchObject({
    ...{ code: 'busy', retryAfter: 2 },
  });

  first.resolve('first');
  expect(await Promise.all(served)).toEqual(['first', 'second']);
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});

test('what goes wrong in the line is passed on', async () => {
  const inTurn = createBusyLine({ atOnce: 1, waiting: 1 });
  await expect(inTurn(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
});
