import { expect, test } from 'vitest';
import { runWorkers } from './run-workers.ts';

test('a worker that fails does not leave the others running unawaited', async () => {
  const queue = ['fails', 'one', 'two', 'three'];
  const done: string[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (next === 'fails') throw new Error('The first one failed');
      await new Promise(setImmediate);
      done.push(next);
    }
  };
  await expect(runWorkers(2, work)).rejects.toThrow('The first one failed');
  expect(done).toEqual(['one', 'two', 'three']);
});
