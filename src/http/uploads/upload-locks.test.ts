import { expect, test } from 'vitest';
import { Problem } from '#contract/problems.ts';
import { createUploadLocks } from './upload-locks.ts';

const { signal } = new AbortController();
const never = () => undefined;

test('one request writes to a file at a time, and the one before is asked to end', async () => {
  const locks = createUploadLocks();
  const [first, second, other] = [locks.newLock('a'), locks.newLock('a'), locks.newLock('b')];
  const order: string[] = [];
  await first.lock(signal, () => void order.push('asked'));
  await other.lock(signal, never);
  const waiting = second.lock(signal, never).then(() => order.push('second'));
  order.push('first ends');
  await first.unlock();
  await waiting;
  expect(order).toEqual(['asked', 'first ends', 'second']);
});

test('of many that wait, each has the file once', async () => {
  const locks = createUploadLocks();
  let writing = 0;
  const most: number[] = [];
  const write = async () => {
    const lock = locks.newLock('a');
    await lock.lock(signal, never);
    writing += 1;
    most.push(writing);
    await new Promise(setImmediate);
    writing -= 1;
    await lock.unlock();
  };
  await Promise.all(Array.from({ length: 20 }, write));
  expect(most).toEqual(Array.from({ length: 20 }, () => 1));
});

test('whoever waits too long, or leaves, is told to come back', async () => {
  const locks = createUploadLocks(50);
  await locks.newLock('a').lock(signal, never);
  await expect(locks.newLock('a').lock(signal, never)).rejects.toThrow(Problem);
  const left = AbortSignal.abort();
  await expect(createUploadLocks().newLock('b').lock(left, never)).resolves.toBeUndefined();
  await expect(locks.newLock('a').lock(left, never)).rejects.toThrow('busy');
});
