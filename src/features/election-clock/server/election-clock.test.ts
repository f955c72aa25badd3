import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishChange } from '#db/cache-tags.ts';
import { auditLog } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { banners } from '#features/banners/collection.ts';
import { newsCategories } from '#features/news/collection.ts';
import { news } from '#features/news/collection.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { clockTag } from './clock.ts';

const facts = { publishedAt: '2026-10-01T09:30:00+05:30', category: 'water' };
const story = {
  title: 'The tap runs',
  summary: 'For all.',
  body: '<p>Since Monday.</p>',
  words: { place: 'Ghat' },
};
const draft = (slug: string) => ({ slug, facts, en: { ...story, state: 'draft' as const } });
const said = { title: 'Come to the ghat', summary: 'On Sunday.', words: { action: 'Read on' } };
const site = await testSite({
  pages: true,
  content: [
    [newsCategories, { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } }],
    [banners, { slug: 'ghat', facts: { link: '/news', motif: 'water' }, en: said }],
    ...['planned', 'pressed', 'hurried'].map((slug): Writing => [news, draft(slug)]),
  ],
});
const { db } = site;
const all = { languages: null } as const;
const asha = await someAgent(db, 'asha@campaign.example', [{ role: 'administrator', ...all }]);
const ila = await someAgent(db, 'ila@campaign.example', [{ role: 'publisher', ...all }]);
const law = agentDesk(site, '/api/agent/law');
const content = agentDesk(site, '/api/agent/content');
const push = agentDesk(site, '/api/agent/push');

const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();
const vote = (constituencies: string[], closesAt: string) =>
  law.post(asha, 'polls', { constituencies, closesAt });
const clock = async () => (await law.get(ila, 'clock')).data;
const isPublic = async (slug: string) =>
  (await site.get(`/api/news/find?slug=${slug}`)).status === 200;
const shows = async (path: string, text: string) =>
  (await (await site.get(path)).text()).includes(text);
const hasBanner = () => shows('/', 'Come to the ghat');
const rests = () => shows('/quiz', 'rests before the poll');

async function documentOf(slug: string) {
  const { rows } = await db.execute<{ id: string; part: string; revision: number }>(sql`
    select d.id, p.part, p.revision_id::int as revision
    from documents d join drafts p on p.document_id = d.id where d.slug = ${slug}`);
  const revisions = Object.fromEntries(rows.map(({ part, revision }) => [part, revision]));
  return { collection: 'news', id: rows[0]?.id ?? '', revisions };
}

/** Turns the clock: the poll closes now. */
const closePolls = () =>
  transaction(db, async (tx) => {
    await tx.execute(sql`update polls set closes_at = now()`);
    await publishChange(tx, [clockTag]);
  });

const pushWords = {
  texts: { en: { title: 'Vote', text: 'On Monday.' } },
  topic: 'news',
  path: '/',
};

test('in the 48 hours before a poll closes nothing goes out, until it has closed', async () => {
  expect(await hasBanner()).toBe(true);
  const planned = await documentOf('planned');
  const soon = new Date(Date.now() + 1_500).toISOString();
  expect(await content.post(ila, 'schedule', { ...planned, at: soon })).toMatchObject({
    status: 200,
  });

  expect(
    (await law.post(ila, 'polls', { constituencies: ['Neeravan'], closesAt: hours(5) })).status,
  ).toBe(403);
  expect(await vote(['Neeravan'], hours(-1))).toMatchObject({ errors: [{ param: 'closesAt' }] });
  expect(await vote([' '], hours(5))).toMatchObject({ status: 422 });
  expect(await vote(['Neeravan', 'Tesh Ghat', 'neeravan '], hours(47))).toMatchObject({
    status: 200,
  });
  expect(await vote(['Uplands'], hours(400))).toMatchObject({ status: 200 });

  await expect.poll(hasBanner).toBe(false);
  await expect.poll(rests).toBe(true);
  const pressed = await documentOf('pressed');
  const refused = await content.post(ila, 'publish', pressed);
  expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('poll') });
  const many = { collection: 'news', ids: [pressed.id], action: 'publish' };
  expect((await content.post(ila, 'bulk-publish', many)).data).toMatchObject([{ isDone: false }]);
  await push.post(asha, '../reviews/four-eyes', { section: 'push', isOn: false });
  const { data: message } = await push.post(ila, 'save', pushWords);
  expect((await push.post(ila, 'send', message)).status).toBe(403);
  const later = await push.post(ila, 'send', { ...message, at: hours(2) });
  expect(Date.parse(later.data.sendAt)).toBeGreaterThan(Date.now() + 46 * 3600_000);

  const shown = await clock();
  expect(shown.polls).toMatchObject([
    { constituency: 'Neeravan', state: 'silent' },
    { constituency: 'Tesh Ghat', state: 'silent' },
    { constituency: 'Uplands', state: 'to-come' },
  ]);
  await expect
    .poll(async () => (await clock()).held)
    .toMatchObject([{ kind: 'post', item: planned.id }]);
  const { data: calendar } = await content.get(ila, 'calendar', {
    from: new Date().toISOString().slice(0, 10),
    until: hours(48).slice(0, 10),
  });
  const entry = calendar.find(({ id }: { id: string }) => id === planned.id);
  expect(entry.heldUntil).toBe(shown.silentUntil);
  await expect.poll(() => new Date().toISOString() > soon).toBe(true);
  expect(await isPublic('planned')).toBe(false);

  await closePolls();
  await expect.poll(() => isPublic('planned')).toBe(true);
  await expect.poll(hasBanner).toBe(true);
  await expect.poll(rests).toBe(false);
  expect((await content.post(ila, 'publish', pressed)).status).toBe(200);
});

test('a named person lets one item out, or lifts a silence, with a reason, a fresh proof and a record', async () => {
  expect((await vote(['Neeravan'], hours(20))).status).toBe(200);
  const hurried = await documentOf('hurried');
  const letOut = (what: object, reason = 'The court asked for it', agent = asha) =>
    law.post(agent, 'override', { what, reason });
  const item = { kind: 'post', item: hurried.id };
  expect((await letOut(item, ' ')).status).toBe(422);
  expect((await letOut(item, 'Why not', ila)).status).toBe(403);
  expect((await letOut({ kind: 'post', item: '-'.repeat(36) })).status).toBe(404);
  await db.execute(sql`update agent_sessions set proven_at = now() - interval '6 minutes'`);
  expect(await letOut(item)).toMatchObject({ status: 403, errors: [{ param: 'proof' }] });
  const shorter = await vote(['Neeravan'], hours(1));
  expect(shorter).toMatchObject({ status: 403, errors: [{ param: 'proof' }] });
  const [{ id: pollId }] = (await clock()).polls.filter(
    ({ state }: { state: string }) => state === 'silent',
  );
  expect((await law.post(asha, 'polls/remove', { id: pollId })).status).toBe(403);
  await db.execute(sql`update agent_sessions set proven_at = now()`);

  expect((await letOut(item)).status).toBe(200);
  expect((await content.post(ila, 'publish', hurried)).status).toBe(200);
  await expect.poll(hasBanner).toBe(false);
  const [{ overrides }] = (await clock()).polls.filter(({ id }: { id: string }) => id === pollId);
  expect(overrides).toMatchObject([
    { title: 'The tap runs', reason: 'The court asked for it', by: { name: 'Ila Rane' } },
  ]);

  expect((await letOut({ poll: pollId })).status).toBe(200);
  await expect.poll(hasBanner).toBe(true);
  const deeds = await db.select().from(auditLog);
  const record = deeds.filter(({ call }) => call === 'overrideSilence');
  expect(record.map(({ outcome, actorId }) => [outcome, actorId === asha.id])).toEqual([
    ['refused', false],
    ['refused', true],
    ['done', true],
    ['done', true],
  ]);

  // A new date is a new silence, which nobody has lifted.
  expect((await vote(['Neeravan'], hours(30))).status).toBe(200);
  await expect.poll(hasBanner).toBe(false);
  expect((await law.post(asha, 'polls/remove', { id: pollId })).status).toBe(200);
  await expect.poll(hasBanner).toBe(true);
  expect(site.faults).toEqual([]);
});

test('a poll date that a colleague has moved since it was seen is neither removed nor lifted', async () => {
  const [seen, moved] = [hours(240), hours(260)];
  await vote(['Tidewater'], seen);
  const found = async () =>
    (await clock()).polls.find(
      (each: { constituency: string }) => each.constituency === 'Tidewater',
    );
  const { id } = await found();
  await vote(['Tidewater'], moved);
  const remove = (closesAt: string) => law.post(asha, 'polls/remove', { id, closesAt });
  const lift = (closesAt: string) =>
    law.post(asha, 'override', { what: { poll: id, closesAt }, reason: 'The court asked for it' });
  await db.execute(sql`update agent_sessions set proven_at = now()`);
  expect((await remove(seen)).status).toBe(409);
  expect((await lift(seen)).status).toBe(409);
  expect(await found()).toMatchObject({ until: moved, overrides: [] });
  expect((await lift(moved)).status).toBe(200);
  expect((await remove(moved)).status).toBe(200);
  expect(await found()).toBeUndefined();
});
