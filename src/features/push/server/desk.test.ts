import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { auditLog, pushDeliveries, pushSubscriptions } from '#db/schema/index.ts';
import { agentDesk } from '#test/agent-desk.ts';
import type { LoggedIn } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { PATIENCE } from '#test/patience.ts';
import { somePushBrowser, tokenOf } from '#test/push-service.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const { db } = site;
const everywhere = (role: 'publisher' | 'editor' | 'administrator') =>
  [{ role, languages: null }] as const;
const lata = await someAgent(db, 'lata@campaign.example', everywhere('editor'));
const ila = await someAgent(db, 'ila@campaign.example', everywhere('publisher'));
const meera = await someAgent(db, 'meera@campaign.example', everywhere('publisher'));
const admin = await someAgent(db, 'admin@campaign.example', everywhere('administrator'));
const { post, get } = agentDesk(site, '/api/agent/push');

const texts = {
  en: { title: 'The ferry stops at six', text: 'The river is rising. Cross before that.' },
  hi: { title: 'नाव छह बजे रुकेगी', text: 'नदी चढ़ रही है। उससे पहले पार करें।' },
};
const written = { texts, topic: 'news', path: '/news' };
const saveBy = async (agent: LoggedIn, body: object = written) =>
  (await post(agent, 'save', body)).data as { id: string; revision: number };
const noticeOf = async (id: string) =>
  (await get(ila, 'list')).data.find((each: { id: string }) => each.id === id);
const browser = (language: string, topics: string[]) => {
  const address = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const token = tokenOf(somePushBrowser(), address);
  const body = { token, topics };
  return site
    .post('/api/user/push/subscribe', body, { 'accept-language': language })
    .then(() => ({ address, token }));
};
const pushes = () => site.outbox().filter(({ channel }) => channel === 'push');
const quiet = (hours: object | null) => post(admin, 'quiet-hours', { quiet: hours });

test('an editor writes, somebody else approves, a publisher sends: to each in their language, once', async () => {
  await quiet(null);
  const english = await browser('en', ['news']);
  const hindi = await browser('hi', ['news', 'quiz']);
  const tamil = await browser('ta', ['news']);
  await browser('en', ['events']);
  const list = await get(lata, 'list');
  expect(list).toMatchObject({ browsers: 4, reach: { news: 3, events: 1, quiz: 1, media: 0 } });
  const seen = await saveBy(lata);
  for (const path of ['send', 'decide', 'stop'])
    expect((await post(lata, path, { ...seen, approve: true })).status).toBe(403);
  expect((await post(ila, 'send', seen)).status).toBe(403);
  await post(lata, 'submit', seen);
  expect(await noticeOf(seen.id)).toMatchObject({ state: 'waiting', mayApprove: true });
  // Exactly what was approved is what is sent: with other words, all of it begins anew.
  expect((await post(ila, 'decide', { ...seen, revision: 9, approve: true })).status).toBe(409);
  await post(ila, 'decide', { ...seen, approve: true });
  const changed = await saveBy(meera, { ...written, ...seen, path: '/events' });
  expect((await post(ila, 'send', changed)).status).toBe(403);
  await post(meera, 'submit', changed);
  expect((await post(meera, 'decide', { ...changed, approve: true })).status).toBe(403);
  expect((await post(ila, 'decide', { ...changed, approve: true })).status).toBe(200);
  expect(await post(meera, 'send', changed)).toMatchObject({ status: 200 });
  expect((await post(meera, 'send', changed)).status).toBe(409);

  await vi.waitFor(
    async () => expect(await noticeOf(seen.id)).toMatchObject({ state: 'sent' }),
    PATIENCE,
  );
  expect((await noticeOf(seen.id)).figures).toEqual({
    total: 3,
    sent: 3,
    gone: 0,
    failed: 0,
    unclear: 0,
  });
  const got = new Map(pushes().map(({ to, subject }) => [to, subject]));
  expect(pushes()).toHaveLength(3);
  expect(got.get(english.address)).toBe(texts.en.title);
  expect(got.get(hindi.address)).toBe(texts.hi.title);
  expect(got.get(tamil.address)).toBe(texts.en.title);
  const deeds = await db.select().from(auditLog);
  expect(deeds.filter(({ call }) => call === 'pushWentOut')).toMatchObject([
    { actorId: meera.id, targetIds: [seen.id] },
  ]);
  expect(site.faults).toEqual([]);
});

test('what is not whole is not sent, and what is too long or leads away is not kept', async () => {
  await post(admin, '../reviews/four-eyes', { section: 'push', isOn: false });
  const half = await saveBy(ila, { ...written, texts: { en: { title: 'Ferry', text: '' } } });
  const refused = await post(ila, 'send', half);
  expect(refused).toMatchObject({ status: 422, errors: [{ param: 'texts.en.text' }] });
  for (const path of [
    '//evil.example',
    'https://evil.example/',
    '/api/user/list',
    '/agent',
    'news',
  ])
    expect((await post(ila, 'save', { ...written, path })).status, path).toBe(422);
  const long = { en: { title: 'x'.repeat(51), text: 'x' } };
  expect((await post(ila, 'save', { ...written, texts: long })).status).toBe(422);
  // Somebody else writes on meanwhile, whose words are not thrown away unseen.
  const whole = await saveBy(lata, { ...written, ...half });
  expect((await post(ila, 'delete', { id: half.id })).status).toBe(422);
  expect((await post(ila, 'delete', half)).status).toBe(409);
  expect(await noticeOf(half.id)).toMatchObject({ texts });
  expect((await post(ila, 'delete', whole)).status).toBe(200);
  expect(await noticeOf(half.id)).toBeUndefined();
});

test('a message waits for the end of the quiet hours, and can be taken back until then', async () => {
  const now = new Date(Date.now() + 330 * 60_000).toISOString().slice(11, 16);
  const before = `${String((Number(now.slice(0, 2)) + 23) % 24).padStart(2, '0')}:00`;
  const after = `${String((Number(now.slice(0, 2)) + 3) % 24).padStart(2, '0')}:00`;
  await quiet({ from: before, until: after });
  expect((await get(ila, 'list')).quiet).toEqual({ from: before, until: after });
  const seen = await saveBy(ila);
  const planned = await post(ila, 'send', seen);
  expect(Date.parse(planned.data.sendAt)).toBeGreaterThan(Date.now() + 3600_000);
  expect(await noticeOf(seen.id)).toMatchObject({ state: 'planned' });
  expect((await post(ila, 'save', { ...written, ...seen })).status).toBe(409);
  await post(ila, 'stop', { id: seen.id });
  expect(await noticeOf(seen.id)).toMatchObject({ state: 'draft', sendAt: null });
  expect(await db.$count(pushDeliveries)).toBe(3);
  expect((await post(lata, 'quiet-hours', { quiet: null })).status).toBe(403);
});

test('an agent tries it on their own device, and the token is not kept', async () => {
  const address = 'https://updates.push.services.mozilla.com/wpush/v2/own';
  const token = tokenOf(somePushBrowser(), address);
  const count = await db.$count(pushSubscriptions);
  const seen = await saveBy(lata);
  expect((await post(lata, 'test', { id: seen.id, token, language: 'hi' })).status).toBe(200);
  expect(pushes().findLast(({ to }) => to === address)).toMatchObject({ subject: texts.hi.title });
  expect(await db.$count(pushSubscriptions)).toBe(count);
  expect((await post(lata, 'test', { id: seen.id, token: '{}', language: 'hi' })).status).toBe(422);
});

test('a first save that comes again with its key makes no second message, and nobody else takes that key', async () => {
  const key = randomUUID();
  const made = await saveBy(lata, { ...written, key });
  expect(await saveBy(lata, { ...written, key })).toEqual(made);
  await saveBy(lata, { ...written, ...made, path: '/events' });
  expect(await saveBy(lata, { ...written, key })).toEqual(made);
  expect(await noticeOf(made.id)).toMatchObject({ path: '/events', revision: 2 });
  expect((await post(ila, 'save', { ...written, key })).status).toBe(409);
});

test('a message that was thrown away tells who did it, and when', async () => {
  const seen = await saveBy(lata);
  const told = async () => (await get(ila, 'discarded', { id: seen.id })).data;
  expect((await post(ila, 'delete', { ...seen, revision: 9 })).status).toBe(409);
  expect(await told()).toBeNull();
  await post(meera, 'delete', seen);
  const [by] = (await noticeOf((await saveBy(meera)).id)).authors;
  expect(await told()).toEqual({ by, at: expect.any(String) });
});
