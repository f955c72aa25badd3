import { expect, test } from 'vitest';
import type { Collection } from '#content/declare/collection.ts';
import { newsCategories } from '#features/news/collection.ts';
import { agentDesk } from '#test/agent-desk.ts';
import type { Answer, LoggedIn } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';
import { validDocument } from '#test/valid-values.ts';
import { collections } from '../../../main/collections.ts';

const category = { slug: 'education', facts: { motif: 'education' }, en: { title: 'Education' } };
const site = await testSite({ content: [[newsCategories, category]] });
const everywhere = (role: 'publisher' | 'editor' | 'media') => [{ role, languages: null }] as const;
const ila = await someAgent(site.db, 'ila@campaign.example', everywhere('publisher'));
const meera = await someAgent(site.db, 'meera@campaign.example', everywhere('publisher'));
const farida = await someAgent(site.db, 'farida@campaign.example', everywhere('editor'));
const joseph = await someAgent(site.db, 'joseph@campaign.example', everywhere('media'));

const { post, get } = agentDesk(site, '/api/agent/content');
const reviews = agentDesk(site, '/api/agent/reviews');

const slugs = new Map<string, string>();

/** A whole document as an agent writes it; returns its id and the revision of each part. */
async function draft(agent: LoggedIn, name = 'news', title = 'A library opens') {
  const collection = collections.find((each) => each.name === name);
  if (!collection) throw new Error(`There is no ${name}`);
  const { facts, text } = validDocument(collection, (to) => slugs.get(to) ?? 'education');
  const made = await post(agent, 'create', { collection: name });
  const { id, slug } = made.data as { id: string; slug: string };
  slugs.set(name, slug);
  const save = async (part: string, content: object): Promise<number> => {
    const saved = await post(agent, 'save', { collection: name, id, part, content, base: null });
    expect(saved, `${name} ${part}`).toMatchObject({ status: 200 });
    return saved.data.revision;
  };
  const revisions = { facts: await save('facts', facts), en: await save('en', { ...text, title }) };
  return { id, slug, revisions, text };
}

const listed = async (query: Record<string, string>, agent: LoggedIn = ila): Promise<Answer> =>
  get(agent, 'list', query);

const notBegun = (part: string) => ({ part, state: 'not-begun' });

const isPublic = async (slug: string) => (await site.get(`/api/news/find?slug=${slug}`)).status;

test('what is published is public at once, found in its view, and gone again when it is taken down', async () => {
  const { id, slug, revisions } = await draft(ila, 'news', 'Forty classrooms are ready');
  const one = { collection: 'news', id };
  expect(await isPublic(slug)).toBe(404);
  expect(await post(ila, 'publish', { ...one, revisions })).toMatchObject({ status: 200 });
  await expect.poll(() => isPublic(slug)).toBe(200);
  const { data, counts } = await listed({ collection: 'news', view: 'live' });
  expect(counts).toMatchObject({ live: 1, bin: 0 });
  expect(data[0]).toMatchObject({
    id,
    stage: 'live',
    titles: { en: 'Forty classrooms are ready' },
    category: { slug: 'education', title: 'Education' },
    when: { what: 'live-since' },
    author: { id: ila.id, name: 'Ila Rane' },
    parts: [{ part: 'en', state: 'live', hasChanges: false }, notBegun('hi'), notBegun('ta')],
  });
  expect(data[0].image.url).toContain('/covers/');
  await post(ila, 'unpublish', { ...one, parts: ['en'] });
  await expect.poll(() => isPublic(slug)).toBe(404);
});

test('a plan to go out is shown with its hour, kept out of the public, and taken back', async () => {
  const { id, slug, revisions } = await draft(ila, 'news', 'Tomorrow at six');
  const one = { collection: 'news', id };
  const at = '2030-12-09T06:00:00+05:30';
  expect(await post(ila, 'schedule', { ...one, revisions, at })).toMatchObject({ status: 200 });
  const { data } = await listed({ collection: 'news', view: 'scheduled' });
  expect(data).toMatchObject([
    {
      id,
      when: { what: 'goes-out', at: '2030-12-09T00:30:00.000Z' },
      parts: [{ state: 'scheduled' }, notBegun('hi'), notBegun('ta')],
    },
  ]);
  const calendar = await get(ila, 'calendar', { from: '2030-12-09', until: '2030-12-09' });
  expect(calendar.data).toMatchObject([
    { id, what: 'goes-out', state: 'scheduled', languages: ['en'] },
  ]);
  expect(await isPublic(slug)).toBe(404);
  await post(ila, 'cancel-plans', { ...one, parts: ['en'], action: 'publish' });
  expect((await listed({ collection: 'news', view: 'scheduled' })).data).toEqual([]);
  const past = await post(ila, 'schedule', { ...one, revisions, at: '2020-01-01T06:00:00+05:30' });
  expect(past).toMatchObject({ status: 422, errors: [{ param: 'at' }] });
});

test('what cannot be public yet names what is missing', async () => {
  const { data } = await post(ila, 'create', { collection: 'news', title: 'Only a title' });
  const draftOf = await get(ila, 'draft', { collection: 'news', id: data.id });
  const revisions = { en: draftOf.data.parts[0].revision };
  const refused = await post(ila, 'publish', { collection: 'news', id: data.id, revisions });
  expect(refused.status).toBe(422);
  expect(refused['errors'].map(({ param }: { param: string }) => param)).toContain('en.summary');
});

test('of many documents each is done by itself, and tells why it was not', async () => {
  const whole = await draft(ila, 'news', 'Whole');
  const { data } = await post(ila, 'create', { collection: 'news', title: 'Half' });
  const body = { collection: 'news', ids: [whole.id, data.id], action: 'publish' };
  const results = (await post(ila, 'bulk-publish', body)).data;
  expect(results).toMatchObject([
    { id: whole.id, isDone: true },
    { id: data.id, isDone: false, message: 'This is required' },
  ]);
  await expect.poll(() => isPublic(whole.slug)).toBe(200);
});

test('the bin takes a document off the site; whoever may only write bins no live one; it comes back as a draft', async () => {
  const { id, slug, revisions } = await draft(farida, 'news', 'To be binned');
  await post(ila, 'publish', { collection: 'news', id, revisions });
  const bin = { collection: 'news', ids: [id] };
  expect((await post(farida, 'bin', bin)).data).toMatchObject([{ isDone: false }]);
  expect((await post(ila, 'bin', bin)).data).toMatchObject([{ isDone: true }]);
  await expect.poll(() => isPublic(slug)).toBe(404);
  expect((await listed({ collection: 'news', view: 'bin' })).data).toMatchObject([
    { id, when: { what: 'binned' }, parts: [{ state: 'binned' }, notBegun('hi'), notBegun('ta')] },
  ]);
  await post(farida, 'restore', bin);
  const { data } = await get(ila, 'draft', { collection: 'news', id });
  expect(data).toMatchObject({ stage: 'draft', binnedAt: null });
});

test('a list is narrowed by words, category, author and days, and of all kinds shows what one may read', async () => {
  const { id } = await draft(farida, 'news', 'The dialysis unit of Dhavri');
  const query = { collection: 'news', s: 'dialysis', category: 'education', author: farida.id };
  const found = await listed({ ...query, since: '2020-01-01' });
  expect(found).toMatchObject({ total: 1, data: [{ id }] });
  expect((await listed({ ...query, until: '2020-01-01' })).total).toBe(0);
  const { id: video } = await draft(joseph, 'videos', 'A film');
  const all = await listed({}, joseph);
  const kinds = new Set(all.data.map(({ collection }: { collection: string }) => collection));
  expect([...kinds]).toEqual(['videos']);
  expect(all.data).toMatchObject([{ id: video }]);
  expect((await listed({ collection: 'news' }, joseph)).status).toBe(403);
  expect((await listed({ collection: 'news', sort: 'position' })).status).toBe(422);
});

test('a list ordered by hand is put into another order at once', async () => {
  const ids = [
    (await draft(ila, 'faqs', 'First')).id,
    (await draft(ila, 'faqs', 'Second')).id,
  ].toReversed();
  await post(ila, 'reorder', { collection: 'faqs', ids });
  const { data } = await listed({ collection: 'faqs', sort: 'position' });
  expect(data.map((row: { id: string }) => row.id)).toEqual(ids);

  // A colleague whose screen is older undoes nothing.
  const seen = { ids: ids.toReversed(), proposedAt: null };
  const stale = { collection: 'faqs', ids: ids.toReversed(), seen };
  expect((await post(meera, 'reorder', stale)).status).toBe(409);
  expect((await listed({ collection: 'faqs', sort: 'position' })).data).toEqual(data);
  expect((await post(meera, 'reorder', { ...stale, seen: { ...seen, ids } })).status).toBe(200);
});

test('a category stays on the site while something public is in it, and the call names that', async () => {
  const ferries = await draft(ila, 'news-categories', 'Ferries');
  const story = await draft(ila, 'news', 'The ferry runs late');
  const ofCategory = { collection: 'news-categories', id: ferries.id };
  const ofStory = { collection: 'news', id: story.id };
  const early = await post(ila, 'publish', { ...ofStory, revisions: story.revisions });
  expect(early).toMatchObject({ status: 422, errors: [{ param: 'facts.category' }] });
  const { revisions } = ferries;
  expect((await post(ila, 'publish', { ...ofCategory, revisions })).status).toBe(200);
  await post(ila, 'publish', { ...ofStory, revisions: story.revisions });

  const message = expect.stringContaining('“The ferry runs late” refers to this.');
  const unpublishing = { ...ofCategory, parts: ['en'] };
  expect(await post(ila, 'unpublish', unpublishing)).toMatchObject({ status: 409, message });
  const many = { collection: 'news-categories', ids: [ferries.id] };
  expect((await post(ila, 'bin', many)).data).toMatchObject([{ isDone: false, message }]);
  const all = await post(ila, 'bulk-publish', { ...many, action: 'unpublish' });
  expect(all.data).toMatchObject([{ isDone: false, message }]);

  await post(ila, 'bin', { collection: 'news', ids: [story.id] });
  expect((await post(ila, 'unpublish', unpublishing)).status).toBe(200);
  slugs.delete('news-categories');
});

test('where four eyes are on, a new order waits until somebody else makes it public', async () => {
  const [first, second] = [
    await draft(ila, 'banners', 'Ferry'),
    await draft(ila, 'banners', 'Fair'),
  ];
  const ids = [second.id, first.id];
  const collection = 'banners';
  const order = async (agent: LoggedIn) => (await get(agent, 'order', { collection })).data;
  const placed = async () =>
    (await order(meera)).rows
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => ids.includes(id));
  const before = await placed();
  await post(ila, 'reorder', { collection, ids: before });
  expect((await post(ila, 'reorder', { collection, ids: before.toReversed() })).data).toEqual({
    isPublic: false,
  });
  expect(await placed()).toEqual(before);
  const { proposal } = await order(meera);
  expect(proposal).toMatchObject({ by: { name: 'Ila Rane' }, isOwn: false, mayApprove: true });
  const proposed = async (agent: LoggedIn) => (await get(agent, 'proposed-orders')).data;
  expect(await proposed(meera)).toMatchObject([{ collection, isOwn: false, mayApprove: true }]);
  expect(await proposed(ila)).toMatchObject([{ collection, isOwn: true, mayApprove: false }]);
  expect(await proposed(farida)).toMatchObject([{ mayApprove: false }]);
  const decision = { collection, proposedAt: proposal.at };
  expect((await post(ila, 'approve-order', decision)).status).toBe(403);
  expect((await post(farida, 'drop-order', decision)).status).toBe(403);
  const stale = { collection, proposedAt: '2026-01-01T00:00:00.000Z' };
  expect((await post(meera, 'approve-order', stale)).status).toBe(409);
  expect((await post(meera, 'approve-order', decision)).status).toBe(200);
  expect(await placed()).toEqual(before.toReversed());
  expect((await post(meera, 'approve-order', decision)).status).toBe(404);

  await post(farida, 'reorder', { collection, ids: before });
  const waiting = await order(farida);
  expect(waiting).toMatchObject({ isPublicAtOnce: false, proposal: { isOwn: true } });
  await post(farida, 'drop-order', { collection, proposedAt: waiting.proposal.at });
  expect((await order(ila)).proposal).toBeNull();
  expect((await get(ila, 'order', { collection: 'news' })).status).toBe(422);
});

test('many documents are put into a category as drafts; a category that there is not is refused', async () => {
  const { id, revisions } = await draft(ila, 'news', 'Two new buses');
  await post(ila, 'publish', { collection: 'news', id, revisions });
  await site.write([
    newsCategories,
    { slug: 'transport', facts: { motif: 'roads' }, en: { title: 'Transport' } },
  ]);
  const into = (to: string) =>
    post(farida, 'categorize', { collection: 'news', ids: [id], category: to });
  expect((await into('transport')).data).toMatchObject([{ id, isDone: true }]);
  const { data } = await listed({ collection: 'news', category: 'transport' });
  expect(data).toMatchObject([{ id, stage: 'changed', category: { title: 'Transport' } }]);
  expect(await into('nowhere')).toMatchObject({ status: 422, errors: [{ param: 'category' }] });
  const faqs = await post(ila, 'categorize', {
    collection: 'faqs',
    ids: [id],
    category: 'transport',
  });
  expect(faqs).toMatchObject({ status: 422, errors: [{ param: 'collection' }] });
});

test('a copy has all texts and facts, an address of its own, and is nobody’s to read yet', async () => {
  const { id } = await draft(ila, 'events', 'Open hours');
  const { data } = await post(farida, 'duplicate', { collection: 'events', id });
  expect(data.slug).toBe('open-hours-2');
  const [one, copy] = await Promise.all(
    [id, data.id].map(
      async (each) => (await get(ila, 'draft', { collection: 'events', id: each })).data,
    ),
  );
  expect(copy).toMatchObject({ stage: 'draft' });
  const contentOf = ({ parts }: typeof one, part: string) =>
    parts.find((each: { part: string }) => each.part === part).content;
  expect(contentOf(copy, 'facts')).toEqual(contentOf(one, 'facts'));
  expect(contentOf(copy, 'en').title).toBe('Open hours (2)');
});

const needApproval = ['press-releases', 'banners'];

test('every kind of content is made, changed, published and binned', async () => {
  const refers = ({ facts }: Collection) => Object.values(facts).filter(({ to }) => to).length;
  // Categories come before what is in them; the settings are one document, which is there.
  const kinds = collections.toSorted((one, other) => refers(one) - refers(other));
  for (const { name } of kinds.filter((each) => each.name !== 'settings')) {
    const { id, revisions, text } = await draft(ila, name, 'One of each kind');
    const one = { collection: name, id };
    const content = { ...text, title: 'One of each kind, changed' };
    const saved = await post(ila, 'save', { ...one, part: 'en', content, base: revisions.en });
    const now = { ...revisions, en: saved.data.revision as number };
    const alone = await post(ila, 'publish', { ...one, revisions: now });
    expect(alone.status, name).toBe(needApproval.includes(name) ? 403 : 200);
    const sent = await reviews.post(ila, 'submit', { ...one, revisions: now });
    const review = { collection: name, id: sent.data.id, revisions: now };
    const thenPublish = needApproval.includes(name);
    const approved = await reviews.post(meera, 'approve', { ...review, thenPublish });
    expect(approved.status, name).toBe(200);
    expect((await get(ila, 'draft', one)).data.stage, name).toBe('live');
    const binned = await post(ila, 'bin', { collection: name, ids: [id] });
    expect(binned.data, name).toMatchObject([{ isDone: true }]);
    await post(ila, 'restore', { collection: name, ids: [id] });
    // Those that come later refer to it, and need it public.
    expect((await post(ila, 'publish', { ...one, revisions: now })).status, name).toBe(200);
  }
});

test('nothing of it was a fault of ours', () => {
  expect(site.faults).toEqual([]);
});
