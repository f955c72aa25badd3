import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { createListener } from './listener.ts';

const { url, pool } = await testDatabase();

/** A subscriber whose next message and next gap can be waited for. */
function listenTo(channel: string) {
  const listener = createListener(url, () => undefined);
  onTestFinished(listener.close);
  const message = Promise.withResolvers<string>();
  const gap = Promise.withResolvers<void>();
  const subscriber = { onMessage: message.resolve, onGap: gap.resolve };
  const listening = listener.listen(channel, subscriber);
  return { listener, listening, message: message.promise, gap: gap.promise };
}

const breakListeners = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = 'abhiyan listen' AND datname = current_database()`;

test('A message reaches whoever listens', async () => {
  const { listening, message } = listenTo('news');
  await listening;
  await pool.query("SELECT pg_notify('news', 'a clinic opens')");
  expect(await message).toBe('a clinic opens');
});

test('After the connection broke, it tells of the gap and hears again', async () => {
  const { listening, message, gap } = listenTo('news');
  await listening;
  await pool.query(breakListeners);
  await gap;
  await pool.query("SELECT pg_notify('news', 'it is back')");
  expect(await message).toBe('it is back');
});

test('Who has left hears nothing, and others still do', async () => {
  const { listener, listening, message } = listenTo('news');
  const heard: string[] = [];
  const leave = await listener.listen('news', { onMessage: (payload) => heard.push(payload) });
  await listening;
  leave();
  await pool.query("NOTIFY news, 'after'");
  await message;
  expect(heard).toEqual([]);
});
