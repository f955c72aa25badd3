import { expect, test } from 'vitest';
import { createCollectionCache } from './collection-cache.ts';

/** Counts how often it was asked to find out. */
function finder() {
  let times = 0;
  return async () => (times += 1);
}

test('What was found is kept until its collection changes', async () => {
  const kept = createCollectionCache<number>(10);
  const find = finder();
  expect(await kept.of('news', 'all', find)).toBe(1);
  expect(await kept.of('news', 'all', find)).toBe(1);
  kept.forget('events');
  expect(await kept.of('news', 'all', find)).toBe(1);
  kept.forget('news');
  expect(await kept.of('news', 'all', find)).toBe(2);
});

test('Those who ask at the same time share one finding', async () => {
  const kept = createCollectionCache<number>(10);
  const find = finder();
  const asked = Array.from({ length: 5 }, () => kept.of('news', 'all', find));
  expect(await Promise.all(asked)).toEqual([1, 1, 1, 1, 1]);
});

test('What was being found while its collection changed is not kept', async () => {
  const kept = createCollectionCache<number>(10);
  const find = finder();
  const before = kept.of('news', 'all', find);
  kept.forget('news');
  expect([await before, await kept.of('news', 'all', find)]).toEqual([1, 2]);
});

test('A failure is not kept', async () => {
  const kept = createCollectionCache<number>(10);
  await expect(kept.of('news', 'all', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await kept.of('news', 'all', finder())).toBe(1);
});

test('Made-up questions cannot fill the memory', async () => {
  const kept = createCollectionCache<number>(2);
  const find = finder();
  for (const key of ['a', 'b', 'c']) await kept.of('news', key, find);
  expect(await kept.of('news', 'c', find)).toBe(3);
  expect(await kept.of('news', 'a', find)).toBe(4);
});
