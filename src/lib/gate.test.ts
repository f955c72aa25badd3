import { expect, test } from 'vitest';
import { createGate, GateFull } from './gate.ts';

test('some work goes on side by side, the rest waits its turn, and too much is turned away', async () => {
  const through = createGate({ atOnce: 2, waiting: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };

  const first = through(work('first'));
  const second = through(work('second'));
  const third = through(work('third'));
  await expect(through(work('fourth'))).rejects.toBeInstanceOf(GateFull);
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
  const through = createGate({ atOnce: 1, waiting: 1 });
  await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await through(async () => 'yes')).toBe('yes');
});

test('lets two in at once, and the next when one leaves, even by failing', async () => {
  const gate = createGate({ atOnce: 2 });
  const inside = new Set<string>();
  const leave: Record<string, PromiseWithResolvers<void>> = {};
  const visit = (name: string) =>
    gate(async () => {
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
