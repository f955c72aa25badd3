import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { news, newsCategories } from '#features/news/collection.ts';
import type { listDeadLinks, readFaults } from '#features/today/contract.ts';
import type { LinkAnswer } from '#gateways/links/ask-link.ts';
import { everyGrant, someAgent } from '#test/agents.ts';
import { collectionOf } from '#test/collection-of.ts';
import { testSite } from '#test/site.ts';
import { checkLinks } from './check-links.ts';

const body = `<p><a href="https://gone.example/a?b=1&amp;c=2">Gone</a> <a href="https://down.example/">Down</a>
  <a href="https://fine.example/">Fine</a> <a href="/news/nowhere">Ours</a> <a href="/news">All</a>
  <a href="mailto:ila@campaign.example">Write</a></p>`;
const said = { title: 'Links', summary: 'Many.', body, words: { place: 'Ghat' } };
const facts = { publishedAt: '2026-10-01T09:30:00+05:30', category: 'water' };
const site = await testSite({
  content: [
    [newsCategories, { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } }],
    [news, { slug: 'links', facts, en: said }],
    [news, { slug: 'sketch', facts, en: { ...said, state: 'draft' } }],
  ],
});
const { db } = site;
const { token } = await someAgent(db, 'ila@campaign.example', everyGrant);
const as = { 'x-access-token': token };
const answers: Record<string, LinkAnswer> = {
  'https://gone.example/a?b=1&c=2': { kind: 'gone', outcome: '404' },
  'https://down.example/': { kind: 'fails', outcome: 'ENOTFOUND' },
  'https://fine.example/': { kind: 'answers', outcome: '200' },
};
let asked: string[] = [];

/** The job of one night, with what it asked. */
async function night(day: string): Promise<string[]> {
  asked = [];
  const askLink = async (url: string) => {
    asked.push(url);
    return answers[url] ?? { kind: 'unasked' as const, outcome: 'not-asked' };
  };
  const answersHere = async (path: string) => path === '/news';
  const parts = { db, collections: [collectionOf('news'), newsCategories], askLink, answersHere };
  const now = () => new Date(`${day}T02:20:00+05:30`);
  await checkLinks({ ...parts, now }, new AbortController().signal);
  return asked.sort();
}

const dead = async () => {
  const found = await site.read<typeof listDeadLinks>('/api/agent/today/dead-links', as);
  expect((await site.read<typeof readFaults>('/api/agent/today/faults', as)).data.deadLinks).toBe(
    found.total,
  );
  return found.data.map(({ url, title, outcome }) => `${title}: ${url} ${outcome}`).sort();
};

const idOf = async (slug: string) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from documents where slug = ${slug}`,
  );
  return rows[0]?.id;
};

const findings = async (slug: string) => {
  const response = await site.get(
    `/api/agent/content/check?collection=news&id=${await idOf(slug)}`,
    as,
  );
  const { data } = await response.json();
  return data.findings
    .map(({ kind, url }: { kind: string; url: string }) => `${kind} ${url}`)
    .sort();
};

test('links of what is public are asked; what is gone is dead at once, what fails on the second day', async () => {
  expect(await night('2026-11-20')).toEqual(Object.keys(answers).sort());
  const gone = ['Links: /news/nowhere no-page', 'Links: https://gone.example/a?b=1&c=2 404'];
  expect(await dead()).toEqual(gone);
  await night('2026-11-20');
  expect(await dead()).toEqual(gone);
  await night('2026-11-21');
  expect(await dead()).toEqual([...gone, 'Links: https://down.example/ ENOTFOUND'].sort());
});

test('before a text goes out it is said which of its links do not answer, and which nobody asked', async () => {
  const known = [
    'dead-link /news/nowhere',
    'dead-link https://down.example/',
    'dead-link https://gone.example/a?b=1&c=2',
  ];
  expect(await findings('links')).toEqual(known);
  await db.execute(sql`delete from link_checks where url = 'https://fine.example/'`);
  expect(await findings('sketch')).toEqual([...known, 'unchecked-link https://fine.example/']);
});

test('a link that answers again is no longer dead, nor one that nobody links to', async () => {
  answers['https://down.example/'] = { kind: 'answers', outcome: '200' };
  await night('2026-11-22');
  expect(await dead()).not.toContainEqual(expect.stringContaining('down.example'));
  await site.write([news, { slug: 'links', facts, en: { ...said, body: '<p>None.</p>' } }]);
  await night('2026-11-23');
  expect(await dead()).toEqual([]);
  expect((await db.execute(sql`select from link_checks`)).rowCount).toBe(0);
});

test('of a text with very many links the first are looked at, each address once, and it says so', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `<a href="/news/nowhere-${at}">x</a>`);
  const twice = '<a href="/news/nowhere">x</a>'.repeat(2);
  const text = { ...said, state: 'draft', body: `<p>${twice}${many.join(' ')}</p>` } as const;
  await site.write([news, { slug: 'many', facts, en: text }]);
  const found = await findings('many');
  expect(found.filter((each: string) => each.startsWith('dead-link'))).toHaveLength(201);
  expect(found.filter((each: string) => each === 'dead-link /news/nowhere')).toHaveLength(2);
  expect(found).toContain('unchecked-link null');
});
