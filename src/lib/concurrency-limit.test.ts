import { expect, test } from 'vitest';
import { createConcurrencyLimit, QueueFull } from './concurrency-limit.ts';

test('some work goes on side by side, the rest waits its turn, and too much is turned away', async () => {
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };

  const first = limit(work('first'));
  const second = limit(work('second'));
  const third = limit(work('third'));
  await expect(limit(work('fourth'))).rejects.toBeInstanceOf(QueueFull);
  expect(begun).toEqual(['first', 'second']);

  ends.get('first')?.();
  expect(await first).toBe('first');
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second', 'third']);
  ends.get('second')?.();
  ends.get('third')?.();
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
});

test('work that fails makes room as well', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(async () => 'yes')).toBe('yes');
});

test('lets two in at once, and the next when one leaves, even by failing', async () => {
  const limit = createConcurrencyLimit({ atOnce: 2 });
  const inside = new Set<string>();
  const leave: Record<string, PromiseWithResolvers<void>> = {};
  const visit = (name: string) =>
    limit(async () => {
      inside.add(name);
      leave[name] = Promise.withResolvers<void>();
      await leave[name].promise.finally(() => inside.delete(name));
    });
  const [first, second, third] = [visit('first'), visit('second'), visit('third')];
  await Promise.resolve();
  expect([...inside]).toEqual(['first', 'second']);
  leave['first']?.reject(new Error('damaged'));
  await expect(first).rejects.toThrow('damaged');
  await Promise.resolve();
  expect([...inside]).toEqual(['second', 'third']);
  leave['second']?.resolve();
  leave['third']?.resolve();
  await Promise.all([second, third]);
  expect(inside.size).toBe(0);
});
