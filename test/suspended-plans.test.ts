import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, schedule } from '#db/schema/index.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { collectionOf } from '#test/collection-of.ts';
import { testSite } from '#test/site.ts';

const at = new Date(Date.now() + 86_400_000).toISOString();
const site = await testSite({
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Works' } },
    ],
  ],
});
const { db } = site;
const desk = agentDesk(site, '/api/agent');
const boss = await someAgent(db, 'boss@campaign.example', [
  { role: 'administrator', languages: null },
]);
const publisher = await someAgent(db, 'publisher@campaign.example', [
  { role: 'publisher', languages: null },
]);
const turned = await someAgent(db, 'turned@campaign.example', [
  { role: 'publisher', languages: null },
]);

async function planPost(by = turned) {
  const [collection, title] = ['news', 'Everything is called off'];
  const { id } = (await desk.post(by, 'content/create', { collection, title })).data;
  const part = async (name: string, content: object, base: number | null) =>
    (await desk.post(by, 'content/save', { collection, id, part: name, content, base })).data
      .revision as number;
  const { parts } = (await desk.get(by, 'content/draft', { collection, id })).data;
  const [{ revision }] = parts;
  const words = {
    title,
    summary: 'Stay at home.',
    body: '<p>Home.</p>',
    words: { place: 'Dokpur' },
  };
  const facts = { publishedAt: '2026-11-01T09:00:00+05:30', category: 'water' };
  const revisions = {
    facts: await part('facts', facts, null),
    en: await part('en', words, revision),
  };
  const plan = { collection, id, revisions, at };
  expect(await desk.post(by, 'content/schedule', plan)).toMatchObject({ status: 200 });
  return String(id);
}

/** Writes a push message or an issue, has it approved by somebody else, and plans it. */
async function planMessage(kind: 'push' | 'newsletter', written: object, by = turned) {
  const { data: seen } = await desk.post(by, `${kind}/save`, written);
  await desk.post(by, `${kind}/submit`, seen);
  await desk.post(publisher, `${kind}/decide`, { ...seen, approve: true });
  expect((await desk.post(by, `${kind}/send`, { ...seen, at })).status).toBe(200);
  return String(seen.id);
}

const planPush = (by = turned) =>
  planMessage(
    'push',
    {
      texts: { en: { title: 'Called off', text: 'Stay at home.' } },
      topic: 'news',
      path: '/news',
    },
    by,
  );

const planIssue = () =>
  planMessage('newsletter', {
    texts: { en: { subject: 'Called off', preheader: '' } },
    blocks: [
      { id: 'one', kind: 'text', texts: { en: { heading: 'Called off', text: 'Stay at home.' } } },
    ],
    segment: { language: null, topic: null, constituency: null },
  });

test('what somebody planned and may no longer publish is taken back with the role, and what they may stays planned', async () => {
  const roles = [{ role: 'publisher', languages: null }] as const;
  const moved = await someAgent(db, 'moved@campaign.example', roles);
  const [post, push] = [await planPost(moved), await planPush(moved)];
  const give = (sections: string[], role = 'publisher') =>
    desk.post(boss, 'people/roles', { id: moved.id, roles: [{ role, languages: null, sections }] });
  expect(await give(['news'])).toMatchObject({
    status: 200,
    message:
      'The roles are changed. Their sessions have ended. Plans of theirs that were taken back: 1.',
  });
  const planned = () => db.select({ id: schedule.documentId }).from(schedule);
  expect(new Set((await planned()).map(({ id }) => id))).toEqual(new Set([post]));
  const [notice] = (await desk.get(publisher, 'push/list')).data;
  expect(notice).toMatchObject({ id: push, state: 'approved', sendAt: null });
  expect((await give(['news'], 'editor')).message).toContain('taken back: 1.');
  expect(await planned()).toEqual([]);
});

test('nothing that somebody planned goes out after they are suspended, and the administrator is told how much it was', async () => {
  const [post, push, issue] = [await planPost(), await planPush(), await planIssue()];
  expect(await desk.post(boss, 'people/suspend', { id: turned.id })).toMatchObject({
    status: 200,
    message:
      'Suspended. Nothing opens for them from now on. Plans of theirs that were taken back: 3.',
  });
  expect(await db.select().from(schedule)).toEqual([]);
  const back = {
    state: 'approved',
    sentBy: null,
    sendAt: null,
    reason:
      'Somebody planned it who may no longer do so. Look through it before you plan it again.',
  };
  const [notice] = (await desk.get(publisher, 'push/list')).data;
  expect(notice).toMatchObject({ id: push, ...back });
  expect((await desk.get(publisher, 'newsletter/issue', { id: issue })).data).toMatchObject(back);
  const inHindi = { 'x-access-token': publisher.token, 'accept-language': 'hi' };
  const told = await (await site.get('/api/agent/push/list', inHindi)).json();
  expect(told.data[0].reason).toContain('अनुमति नहीं है\u202f।');
  const entries = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(4);
  expect(entries.map(({ call, targetIds }) => [call, targetIds])).toEqual([
    ['suspendAgent', [turned.id]],
    ['tookPlansBack', [issue]],
    ['tookPlansBack', [push]],
    ['tookPlansBack', [post]],
  ]);
  expect(entries.every(({ actorId }) => actorId === boss.id)).toBe(true);

  await desk.post(boss, 'people/restore', { id: turned.id });
  expect((await desk.post(boss, 'people/suspend', { id: turned.id })).message).toBe(
    'Suspended. Nothing opens for them from now on.',
  );
  expect(site.faults).toEqual([]);
});
