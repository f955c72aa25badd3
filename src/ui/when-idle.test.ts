import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

test('a browser without an idle callback, as Safari, acts soon and tells how long it may', async () => {
  expect('requestIdleCallback' in globalThis).toBe(false);
  const left = await new Promise<number>((resolve) => whenIdle((ms) => resolve(ms())));
  expect(left).toBeGreaterThan(0);
});

test('what was stopped before does not act', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  whenIdle(act)();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  whenIdle(act);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
