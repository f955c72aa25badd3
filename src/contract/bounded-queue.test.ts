import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

test('a caller who finds the queue full is told to come back, and then there is room again', async () => {
  const run = createBoundedQueue({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const served = [run(() => first.promise), run(async () => 'second')];

  const isBusy = expect.objectContaining({ code: 'busy', retryAfter: 2 });
  await expect(run(async () => 'third')).rejects.toEqual(isBusy);
  expect(run.requireRoom).toThrow(isBusy);

  first.resolve('first');
  expect(await Promise.all(served)).toEqual(['first', 'second']);
  expect(run.requireRoom).not.toThrow();
  expect(await run(async () => 'fourth')).toBe('fourth');
});

test('what goes wrong in the queue is passed on', async () => {
  const run = createBoundedQueue({ atOnce: 1, waiting: 1 });
  await expect(run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
});
