import { expect, test } from 'vitest';
import type { LoggedIn } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { english, facts, reviewDesk } from '#test/review-desk.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';

const site = await testSite();
const everywhere = (role: 'publisher' | 'editor' | 'administrator') =>
  [{ role, languages: null }] as const;
const ila = await someAgent(site.db, 'ila@campaign.example', everywhere('publisher'));
const meera = await someAgent(site.db, 'meera@campaign.example', everywhere('publisher'));
const farida = await someAgent(site.db, 'farida@campaign.example', everywhere('editor'));
const admin = await someAgent(site.db, 'admin@campaign.example', everywhere('administrator'));

const { content, post, get, statement, sent } = reviewDesk(site);

test('a statement goes out once somebody else approved it, and not before', async () => {
  const { one, revisions, review } = await sent(ila);
  expect((await content.post(ila, 'publish', { ...one, revisions })).status).toBe(403);
  expect(await post(ila, 'approve', review)).toMatchObject({ status: 403 });
  const waiting = await get(meera, 'list');
  expect(waiting.data.find(({ id }: { id: string }) => id === review.id)).toMatchObject({
    document: one.id,
    state: 'waiting',
    note: 'For Monday',
    mayDecide: true,
    whyNot: null,
    sentBy: { id: ila.id, name: 'Ila Rane' },
  });
  expect(await post(meera, 'approve', review)).toMatchObject({ status: 200 });
  expect(await content.post(ila, 'publish', { ...one, revisions })).toMatchObject({ status: 200 });
});

test('whoever decides sees the picture, and the category by its title', async () => {
  const category = { title: 'Health', summary: null, body: null, words: {} };
  const kind = (
    await content.post(ila, 'create', { collection: 'news-categories', slug: 'health' })
  ).data;
  const inCategory = { collection: 'news-categories', id: kind.id, base: null };
  await content.post(ila, 'save', { ...inCategory, part: 'en', content: category });
  const { data } = await content.post(ila, 'create', { collection: 'news' });
  const one = { collection: 'news', id: data.id };
  const save = async (values: object, base: number | null) =>
    (await content.post(ila, 'save', { ...one, part: 'facts', content: values, base })).data
      .revision;
  const photo = storedFiles.picture;
  const revision = await save({ publishedAt: facts.publishedAt, category: 'health', photo }, null);
  const submitted = await post(ila, 'submit', { ...one, revisions: { facts: revision } });
  expect(submitted).toMatchObject({ status: 201 });
  const { data: review } = await get(meera, 'read', { ...one, id: submitted.data.id });
  expect(review.parts).toMatchObject([
    {
      liveShown: null,
      contentShown: {
        files: { photo: { url: expect.stringContaining(photo.key) } },
        titles: { category: 'Health' },
      },
    },
  ]);
});

test('an approval is of one text: a word changed after it needs another', async () => {
  const { one, revisions, review } = await sent(ila);
  await post(meera, 'approve', review);
  const changed = { ...english, title: 'Another statement' };
  const save = { ...one, part: 'en', content: changed, base: revisions.en };
  const { data } = await content.post(ila, 'save', save);
  const now = { ...revisions, en: data.revision as number };
  expect((await content.post(ila, 'publish', { ...one, revisions: now })).status).toBe(403);
});

test('whoever changes what waits is no second pair of eyes, and what was looked at before is not approved', async () => {
  const { one, revisions, review } = await sent(farida);
  const changed = { ...english, title: 'In her words' };
  const saved = await content.post(meera, 'save', {
    ...one,
    part: 'en',
    content: changed,
    base: revisions.en,
  });
  expect((await post(ila, 'approve', review)).status).toBe(409);
  const now = { ...revisions, en: saved.data.revision as number };
  const again = await post(farida, 'submit', { ...one, revisions: now });
  const anew = { collection: one.collection, id: again.data.id as string, revisions: now };
  expect((await post(meera, 'approve', anew)).status).toBe(403);
  expect(
    (await get(meera, 'read', { collection: one.collection, id: anew.id })).data,
  ).toMatchObject({
    whyNot: 'wrote-it',
    fourEyes: true,
  });
  expect((await post(ila, 'approve', anew)).status).toBe(200);
});

test('of two who decide at once one does, and the other hears that it was done', async () => {
  const { review } = await sent(farida);
  const both = await Promise.all([
    post(ila, 'approve', review),
    post(meera, 'return', { ...review, reason: 'The number is wrong' }),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('it comes back with a reason, which its author finds, and with numbered comments', async () => {
  const { one, review } = await sent(farida);
  const on = { ...one, part: 'en', field: 'body', quote: 'We say so' };
  const first = await post(meera, 'comment', { ...on, text: 'Who is we?' });
  expect(first.data.number).toBe(1);
  await post(farida, 'comment', { ...on, text: 'The team.', answers: first.data.id });
  const second = await post(meera, 'comment', { ...on, text: 'Source?' });
  await post(farida, 'settle-comment', { ...one, comment: first.data.id, isDone: true });
  await post(meera, 'return', { ...review, reason: 'Name the source' });
  const { data } = await get(farida, 'read', { collection: one.collection, id: review.id });
  expect(data).toMatchObject({
    state: 'returned',
    reason: 'Name the source',
    openComments: 1,
    decidedBy: { id: meera.id },
    parts: [{ part: 'en', content: { title: 'A statement' }, live: null }, { part: 'facts' }],
    comments: [
      { number: 1, isDone: true, answers: [{ text: 'The team.' }] },
      { number: second.data.number, isDone: false },
    ],
  });
  expect((await get(farida, 'list', { view: 'mine' })).counts.returned).toBeGreaterThan(0);
  const { data: rows } = await content.get(farida, 'list', { collection: one.collection });
  expect(rows.find(({ id }: { id: string }) => id === one.id)).toMatchObject({
    when: { what: 'returned' },
  });
});

test('approved with a wish it goes out at that moment', async () => {
  const wantedAt = '2030-12-09T06:00:00+05:30';
  const { one, review } = await sent(farida, { wantedAt });
  expect(await post(meera, 'approve', { ...review, thenPublish: true })).toMatchObject({
    status: 200,
  });
  const { data } = await content.get(farida, 'draft', one);
  expect(data.plans).toMatchObject([
    { part: 'en', action: 'publish', author: { id: meera.id } },
    { part: 'facts', at: '2030-12-09T00:30:00.000Z' },
  ]);
});

test('four eyes are switched by section, by those who may', async () => {
  expect((await post(ila, 'four-eyes', { section: 'press-releases', isOn: false })).status).toBe(
    403,
  );
  await post(admin, 'four-eyes', { section: 'press-releases', isOn: false });
  const { one, revisions } = await statement(ila);
  expect((await content.post(ila, 'publish', { ...one, revisions })).status).toBe(200);
  await post(admin, 'four-eyes', { section: 'press-releases', isOn: true });
  const { data } = await get(admin, 'four-eyes');
  expect(data).toContainEqual({ section: 'press-releases', isOn: true });
});

test('a colleague who is asked about a field hears of it, and whoever asked hears the answer', async () => {
  const { one } = await statement(ila);
  const asked = async (agent: LoggedIn) => (await get(agent, 'questions')).data;
  const question = { ...one, part: 'en', field: 'summary', text: 'Which of the two?' };
  expect(await post(ila, 'comment', { ...question, asks: ila.id })).toMatchObject({
    status: 422,
    errors: [{ param: 'asks' }],
  });
  const { data } = await post(ila, 'comment', { ...question, asks: meera.id });
  expect(await asked(meera)).toMatchObject([
    { document: one.id, field: 'summary', text: 'Which of the two?', by: { id: ila.id } },
  ]);
  expect(await asked(ila)).toEqual([]);
  expect(await asked(farida)).toEqual([]);
  const letters = () => site.outbox().map(({ to, subject }) => [to, subject]);
  await expect
    .poll(letters)
    .toContainEqual(['meera@campaign.example', 'Ila Rane asks you about “A statement”']);

  const answer = { ...one, part: 'en', field: 'summary', text: 'Yours.', answers: data.id };
  expect((await post(meera, 'comment', answer)).status).toBe(201);
  expect(await asked(meera)).toEqual([]);
  expect(await asked(ila)).toMatchObject([
    { text: 'Yours.', by: { id: meera.id }, isAnswer: true },
  ]);
  await expect
    .poll(letters)
    .toContainEqual(['ila@campaign.example', expect.stringContaining('answered about')]);
  await post(ila, 'settle-comment', { ...one, comment: data.id, isDone: true });
  expect(await asked(ila)).toEqual([]);
});

test('somebody who may not read the section is not asked, nor told by mail', async () => {
  const { one } = await statement(ila);
  const joseph = await someAgent(site.db, 'joseph@campaign.example', [
    { role: 'publisher', languages: null, sections: ['photos'] },
  ]);
  const question = { ...one, part: 'en', field: 'summary', text: 'Which of the two?' };
  expect(await post(ila, 'comment', { ...question, asks: joseph.id })).toMatchObject({
    status: 422,
    errors: [{ param: 'asks' }],
  });
  expect(site.outbox().map(({ to }) => to)).not.toContain('joseph@campaign.example');
});

test('what is approved without a date waits for those who may publish it, until it was public', async () => {
  const { one, revisions, review } = await sent(farida);
  const day = new Date().toISOString().slice(0, 10);
  const readyFor = async (agent: LoggedIn) => {
    const { ready } = await content.get(agent, 'calendar', { from: day, until: day });
    return ready.find(({ id }: { id: string }) => id === one.id);
  };
  expect(await readyFor(ila)).toBeUndefined();
  await post(meera, 'approve', review);
  expect(await readyFor(ila)).toMatchObject({ mayPublish: true });
  expect(await readyFor(farida)).toMatchObject({ mayPublish: false });
  await content.post(ila, 'publish', { ...one, revisions });
  await content.post(ila, 'unpublish', { ...one, parts: ['en'] });
  expect(await readyFor(ila)).toBeUndefined();
});

test('nothing of it was a fault of ours', () => {
  expect(site.faults).toEqual([]);
});
