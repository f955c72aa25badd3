import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/index.ts';
import { newsCategories } from '#features/news/collection.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';

const education = { slug: 'education', facts: { motif: 'education' }, en: { title: 'Education' } };
const site = await testSite({ content: [[newsCategories, education]] });

const grant = (role: 'editor' | 'publisher') => [{ role, languages: null }] as const;
const ila = await someAgent(site.db, 'ila@campaign.example', grant('publisher'));
const farida = await someAgent(site.db, 'farida@campaign.example', grant('editor'));
const meera = await someAgent(site.db, 'meera@campaign.example', [
  { role: 'translator', languages: ['hi'] },
]);

type Agent = { token: string };
const asAgent = ({ token }: Agent) => ({ 'x-access-token': token });

async function post(agent: Agent, path: string, body: object) {
  const response = await site.post(
    `/api/agent/content/${path}`,
    { collection: 'news', ...body },
    asAgent(agent),
  );
  return { status: response.status, ...(await response.json()) };
}

async function get(agent: Agent, path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ collection: 'news', ...query });
  const response = await site.get(`/api/agent/content/${path}?${search}`, asAgent(agent));
  return { status: response.status, ...(await response.json()) };
}

const english = {
  title: 'A library opens',
  summary: 'Forty seats.',
  body: '<p>It opens at five.</p>',
  words: {},
};

async function draft(title = 'A library opens') {
  const { data } = await post(ila, 'create', { title });
  const { data: read } = await get(ila, 'draft', { id: data.id });
  const en = await post(ila, 'save', {
    id: data.id,
    part: 'en',
    content: { ...english, title },
    base: read.parts[0].revision,
  });
  return { id: data.id as string, en: en.data.revision as number };
}

test('the kinds of content are described as data, with what the caller may do in each', async () => {
  const described = await get(meera, 'collections');
  expect(described.languages[0]).toBe('en');
  const ofNews = described.data.find(({ name }: { name: string }) => name === 'news');
  expect(ofNews).toMatchObject({
    can: { read: true, write: ['hi'], publish: [] },
    category: { field: 'category', of: 'news-categories' },
    fourEyes: false,
  });
  expect(ofNews.groups[0].fields[0]).toMatchObject({ name: 'title', isLocalized: true });
});

test('what was written comes back with who wrote it when, and its address', async () => {
  const { id, en } = await draft('Forty classrooms');
  const facts = { category: 'education', publishedAt: '2026-11-14T09:30:00+05:30' };
  await post(ila, 'save', { id, part: 'facts', content: facts, base: null });
  const { data } = await get(farida, 'draft', { id });
  expect(data).toMatchObject({
    slug: 'forty-classrooms',
    path: '/news/forty-classrooms',
    stage: 'draft',
    original: 'en',
    references: { category: { slug: 'education', title: 'Education' } },
    fourEyes: [],
  });
  const part = data.parts.find((each: { part: string }) => each.part === 'en');
  expect(part).toMatchObject({
    state: 'draft',
    revision: en,
    liveRevision: null,
    hasChanges: false,
    author: { id: ila.id, name: 'Ila Rane' },
    content: { title: 'Forty classrooms' },
  });
});

test('two documents of one title have addresses of their own', async () => {
  const first = await post(ila, 'create', { title: 'Same title' });
  const second = await post(ila, 'create', { title: 'Same title' });
  expect(first.data.slug).toBe('same-title');
  expect(second.data.slug).toMatch(/^same-title-[0-9a-f]{8}$/);
  expect((await post(ila, 'create', { slug: 'same-title' })).status).toBe(422);
});

test('a translator saves their language, and neither another nor the facts', async () => {
  const { id } = await draft();
  const hindi = { title: 'पुस्तकालय', summary: null, body: null, words: {} };
  const save = { id, content: hindi, base: null };
  expect((await post(meera, 'save', { ...save, part: 'hi' })).status).toBe(200);
  expect((await post(meera, 'save', { ...save, part: 'mr' })).status).toBe(403);
  expect((await post(meera, 'save', { id, part: 'facts', content: {}, base: null })).status).toBe(
    403,
  );
  expect((await post(meera, 'create', { title: 'Mine' })).status).toBe(403);
});

test('two who write different fields are merged silently; the same field is a conflict with both texts', async () => {
  const { id, en } = await draft();
  const summary = { ...english, summary: 'Fifty seats.' };
  await post(farida, 'save', { id, part: 'en', content: summary, base: en });
  const title = { ...english, title: 'A library is open' };
  const merged = await post(ila, 'save', { id, part: 'en', content: title, base: en });
  expect(merged).toMatchObject({
    status: 200,
    data: { merged: { title: 'A library is open', summary: 'Fifty seats.' } },
  });
  const late = { ...english, summary: 'Sixty seats.' };
  expect(await post(ila, 'save', { id, part: 'en', content: late, base: en })).toMatchObject({
    status: 409,
    conflict: { part: 'en', fields: ['summary'], theirs: { content: { summary: 'Fifty seats.' } } },
  });
});

test('of saves that come at once each is stored or meets its own refusal', async () => {
  const drafts = await Promise.all(Array.from({ length: 8 }, (_, index) => draft(`Bus ${index}`)));
  const [first = { id: '', en: 0 }, ...others] = drafts;
  const saving = ({ id, en }: typeof first, title: string) => ({
    id,
    part: 'en',
    base: en,
    content: { ...english, title },
  });
  const hindi = { title: 'बस', summary: null, body: null, words: {} };
  const answers = await Promise.all([
    ...others.map((each, index) => post(ila, 'save', saving(each, `Tram ${index + 1}`))),
    ...others.map(({ id }) => post(ila, 'save', { id, part: 'hi', base: null, content: hindi })),
    post(ila, 'save', saving(first, 'Tram of Ila')),
    post(farida, 'save', saving(first, 'Tram of Farida')),
    post(ila, 'save', saving({ ...first, id: randomUUID() }, 'Tram')),
    post(ila, 'save', { ...saving(first, 'Tram'), collection: 'events' }),
    post(ila, 'save', { ...saving(first, 'Tram'), content: { ...english, words: { wheels: 4 } } }),
  ]);
  const statuses = answers.map(({ status }) => status);
  const [ofIla, ofFarida, ...refused] = statuses.slice(2 * others.length);
  expect(statuses.slice(0, 2 * others.length)).toEqual(Array(2 * others.length).fill(200));
  expect(new Set([ofIla, ofFarida])).toEqual(new Set([200, 409]));
  expect(refused).toEqual([404, 404, 422]);
  for (const [index, { id }] of drafts.entries()) {
    const { data } = await get(ila, 'draft', { id });
    const partOf = (name: string) =>
      data.parts.find(({ part }: { part: string }) => part === name)?.content.title;
    const winner = ofIla === 200 ? 'of Ila' : 'of Farida';
    expect(partOf('en')).toBe(`Tram ${index === 0 ? winner : index}`);
    expect(partOf('hi')).toBe(index === 0 ? undefined : 'बस');
  }
});

test('a translation hears which fields are behind, what changed, and is told that one is still right', async () => {
  const { id, en } = await draft();
  const hindi = { title: 'पुस्तकालय', summary: 'चालीस सीटें', body: null, words: {} };
  const saved = await post(meera, 'save', {
    id,
    part: 'hi',
    content: hindi,
    base: null,
    source: en,
  });
  const changed = { ...english, summary: 'Forty-two seats.' };
  await post(ila, 'save', { id, part: 'en', content: changed, base: en });
  const { data } = await get(meera, 'draft', { id });
  const behind = data.parts.find((each: { part: string }) => each.part === 'hi')?.behind;
  expect(behind).toEqual([{ field: 'summary', before: 'Forty seats.', now: 'Forty-two seats.' }]);
  const { revision: base } = saved.data;
  const right = { id, part: 'hi', content: hindi, base, stillRight: ['summary'] };
  expect((await post(meera, 'save', right)).data).toMatchObject({ revision: base, behind: [] });
});

test('those in a document see each other, where they write, and that others have saved', async () => {
  const { id, en } = await draft();
  const [one, other] = [randomUUID(), randomUUID()];
  await post(ila, 'presence', { id, tab: one, part: 'en', field: 'summary' });
  const seen = await post(farida, 'presence', { id, tab: other, part: null, field: null });
  expect(seen.data).toEqual({
    others: [{ id: ila.id, name: 'Ila Rane', part: 'en', field: 'summary' }],
    revisions: { en },
  });
  await post(ila, 'presence', { id, tab: one, part: null, field: null, leaves: true });
  const after = await post(farida, 'presence', { id, tab: other, part: null, field: null });
  expect(after.data.others).toEqual([]);
});

test('autosaves are in no audit log, the making of a document is', async () => {
  const before = await site.db.$count(auditLog);
  const { id, en } = await draft();
  await post(ila, 'save', { id, part: 'en', content: { ...english, title: 'Other' }, base: en });
  expect(await site.db.$count(auditLog)).toBe(before + 1);
});

test('a long body is saved, one of a megabyte is refused, and nothing that could run stays in it', async () => {
  const { id, en } = await draft();
  const body = `<p>${'word '.repeat(60_000)}</p><script>alert(1)</script>`;
  const saved = await post(ila, 'save', {
    id,
    part: 'en',
    content: { ...english, body },
    base: en,
  });
  expect(saved.status).toBe(200);
  const { data } = await get(ila, 'draft', { id });
  expect(JSON.stringify(data)).not.toContain('script');
  const huge = { ...english, body: 'x'.repeat(1_100_000) };
  const { revision: base } = saved.data;
  expect((await post(ila, 'save', { id, part: 'en', content: huge, base })).status).toBe(413);
});

test('before it goes out it is said what is missing, and which links lead nowhere', async () => {
  const { id, en } = await draft();
  const body = '<p><a href="/news">All</a> <a href="/news/nowhere">One</a></p>';
  await post(ila, 'save', {
    id,
    part: 'en',
    content: { ...english, summary: null, body },
    base: en,
  });
  const { data } = await get(ila, 'check', { id });
  expect(data.links).toEqual({ all: 2, answering: 1 });
  expect(data.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'missing', stops: true, part: 'en', field: 'summary' }),
      expect.objectContaining({ kind: 'missing', stops: true, part: 'facts', field: 'category' }),
      expect.objectContaining({
        kind: 'missing',
        stops: true,
        part: 'facts',
        field: 'publishedAt',
      }),
      expect.objectContaining({ kind: 'dead-link', stops: false, url: '/news/nowhere' }),
    ]),
  );
});

test('of two texts in conflict both stay in the revisions, whichever was chosen', async () => {
  const { id, en } = await draft('Begun');
  const saving = (title: string, base: number) => ({
    id,
    part: 'en',
    content: { ...english, title },
    base,
    isNewSitting: true,
  });
  const first = await post(ila, 'save', saving('Typed on the phone', en));
  const second = await post(ila, 'save', saving('Typed at the desk', first.data.revision));
  const chosen = await post(ila, 'save', saving('Typed on the phone', second.data.revision));
  expect(chosen.status).toBe(200);
  const { data } = await get(ila, 'revisions', { id, part: 'en' });
  const ids = data.map((row: { id: number }) => row.id);
  expect(ids.slice(0, 3)).toEqual([chosen, second, first].map((each) => each.data.revision));
  const { data: compared } = await get(ila, 'compare', { id, a: String(second.data.revision) });
  expect(compared.a.content.title).toBe('Typed at the desk');
});

test('the text that an older revision replaces stays in the revisions', async () => {
  const { id, en } = await draft('Older');
  await post(farida, 'save', { id, part: 'en', content: { ...english, title: 'Hers' }, base: en });
  const [hers] = (await get(ila, 'revisions', { id, part: 'en' })).data;
  const newest = { ...english, title: 'Newest' };
  const mine = await post(ila, 'save', { id, part: 'en', content: newest, base: hers.id });
  const { revision: base } = mine.data;
  await post(ila, 'restore-revision', { id, part: 'en', revision: hers.id, base });
  const { data } = await get(ila, 'revisions', { id, part: 'en' });
  expect(data.map((row: { id: number }) => row.id)).toContain(base);
});

test('no revision of what was taken down is called live, of the facts neither', async () => {
  const { id, en: base } = await draft();
  const words = { ...english, words: { place: 'Ghat' } };
  const { data: said } = await post(ila, 'save', { id, part: 'en', content: words, base });
  const content = { category: 'education', publishedAt: '2026-11-14T09:30:00+05:30' };
  const facts = await post(ila, 'save', { id, part: 'facts', content, base: null });
  const revisions = { en: said.revision, facts: facts.data.revision };
  expect(await post(ila, 'publish', { id, revisions })).toMatchObject({ status: 200 });
  const live = async () =>
    (await get(ila, 'revisions', { id })).data.flatMap((row: { isLive: boolean; part: string }) =>
      row.isLive ? row.part : [],
    );
  expect(await live()).toEqual(['facts', 'en']);
  await post(ila, 'unpublish', { id, parts: ['en'] });
  expect(await live()).toEqual([]);
});
