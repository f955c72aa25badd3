import { expect, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { PATIENCE } from '#test/patience.ts';
import { publishChange, trackReads, limitLifetime, tagRead, onChange } from './cache-tags.ts';
import type { Subscriber } from './listener.ts';
import { transaction } from './transaction.ts';

const { db, listen } = await testDatabase();

test('what a reply was made from is collected, across awaits', async () => {
  const { result, tags } = await trackReads(async () => {
    tagRead('news');
    await Promise.resolve();
    tagRead('settings');
    return 'reply';
  });

  expect(result).toBe('reply');
  expect(tags).toEqual(new Set(['news', 'settings']));
});

test('two replies at the same time do not mix their reads', async () => {
  const reading = async (tag: string) => {
    await Promise.resolve();
    tagRead(tag);
  };

  const [one, other] = await Promise.all([
    trackReads(() => reading('news')),
    trackReads(() => reading('events')),
  ]);

  expect(one.tags).toEqual(new Set(['news']));
  expect(other.tags).toEqual(new Set(['events']));
});

test('a page is also made from what the calls in it read', async () => {
  const soon = new Date('2026-01-01T00:00:00Z');
  const { tags, expiresAt } = await trackReads(async () => {
    tagRead('pages');
    await trackReads(async () => {
      tagRead('news');
      limitLifetime(soon);
    });
  });

  expect(tags).toEqual(new Set(['pages', 'news']));
  expect(expiresAt).toEqual(soon);
});

test('a reply expires at the earliest moment that was noted', async () => {
  const { expiresAt } = await trackReads(async () => {
    limitLifetime(new Date('2026-01-02T00:00:00Z'));
    limitLifetime(new Date('2026-01-01T00:00:00Z'));
    limitLifetime(new Date('2026-01-03T00:00:00Z'));
  });

  expect(expiresAt).toEqual(new Date('2026-01-01T00:00:00Z'));
});

test('noting a read outside of any reply does nothing', () => {
  expect(() => tagRead('news')).not.toThrow();
});

test('an announcement is heard when its transaction commits, each tag once', async () => {
  const heard: unknown[] = [];
  await onChange(listen, (changed) => heard.push(changed));

  await expect(
    transaction(db, async (tx) => {
      await publishChange(tx, ['undone']);
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
  await transaction(db, (tx) => publishChange(tx, ['news', 'home', 'news']));

  await vi.waitFor(() => expect(heard).toEqual([['news'], ['home']]), PATIENCE);
});

test('announcing nothing is nothing', async () => {
  await expect(publishChange(db, [])).resolves.toBeUndefined();
});

test('a listener hears tags, and everything after a gap', async () => {
  const heard: unknown[] = [];
  const subscribers: Subscriber[] = [];
  const listenTo = async (_: string, subscriber: Subscriber) => {
    subscribers.push(subscriber);
    return () => undefined;
  };

  await onChange(listenTo, (changed) => heard.push(changed));
  subscribers[0]?.onMessage('news');
  subscribers[0]?.onGap?.();

  expect(heard).toEqual([['news'], 'everything']);
});
