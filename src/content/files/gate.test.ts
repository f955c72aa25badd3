import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets two in at once, and the next when one leaves, even by failing', async () => {
  const gate = createGate(2);
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
