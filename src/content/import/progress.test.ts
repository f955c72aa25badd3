import { afterEach, expect, it, vi } from 'vitest';
import { showProgress } from './progress.ts';

afterEach(() => vi.useRealTimers());

function output(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

it('moves one line on a terminal', () => {
  const terminal = output(true);
  const step = showProgress(terminal).begin('Pictures', 2);
  step();
  step();
  expect(terminal.written).toEqual(['\r\x1b[KPictures 1 of 2', '\r\x1b[KPictures 2 of 2\n']);
});

it('writes a line every three seconds elsewhere, and the last one', () => {
  vi.useFakeTimers();
  const log = output(false);
  const step = showProgress(log).begin('Pictures', 6);
  for (let second = 0; second < 6; second += 1) {
    vi.advanceTimersByTime(1_000);
    step();
  }
  expect(log.written).toEqual(['Pictures 3 of 6\n', 'Pictures 6 of 6\n']);
});
