import { expect, test } from 'vitest';
import { newsCategories } from '#features/news/collection.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';

const category = { slug: 'education', facts: { motif: 'education' }, en: { title: 'Education' } };
const site = await testSite({ content: [[newsCategories, category]] });
const everywhere = (role: 'publisher' | 'editor') => [{ role, languages: null }] as const;
const ila = await someAgent(site.db, 'ila@campaign.example', everywhere('publisher'));
const farida = await someAgent(site.db, 'farida@campaign.example', everywhere('editor'));

const { post, get } = agentDesk(site, '/api/agent/content');

test('a table becomes drafts, row by row; what is wrong with a row is told before', async () => {
  const csv = [
    '\uFEFFtitle,title.hi,summary,publishedAt,category,body,hour',
    'Two taps,दो नल,"Dhavri, ward 9",07/12/2026 06:00,education,"One.\n\n**Two.**",',
    ',केवल हिन्दी,,,,,',
    'No day,,,tomorrow perhaps,,,',
    'A light,,,,,,noon',
    'A colour,,,,,,',
  ].join('\n');
  const body = { collection: 'news', csv };
  const tried = await post(farida, 'import', { ...body, isTrial: true });
  expect(tried.data.unknown).toEqual([]);
  const faults = tried.data.rows.map(
    ({ fault }: { fault: { kind: string } | null }) => fault?.kind,
  );
  expect(faults).toEqual([undefined, undefined, 'value', 'value', undefined]);
  expect((await get(ila, 'list', { collection: 'news', s: 'taps' })).total).toBe(0);

  const made = await post(farida, 'import', { ...body, isTrial: false });
  const ids = made.data.rows.map(({ id }: { id: string | null }) => id);
  expect(ids.map(Boolean)).toEqual([true, true, false, false, true]);
  const { data } = await get(ila, 'draft', { collection: 'news', id: ids[0] });
  const contentOf = (part: string) =>
    data.parts.find((each: { part: string }) => each.part === part).content;
  expect(data).toMatchObject({ stage: 'draft', slug: 'two-taps', original: 'en' });
  expect(contentOf('facts')).toMatchObject({
    publishedAt: '2026-12-07T06:00:00+05:30',
    category: 'education',
  });
  expect(contentOf('en')).toMatchObject({ summary: 'Dhavri, ward 9' });
  expect(contentOf('en').body).toContain('<strong>Two.</strong>');
  expect(contentOf('hi').title).toBe('दो नल');
  for (const bad of ['"never ends', 'title', 'title\nCaf\uFFFD'])
    expect((await post(farida, 'import', { ...body, csv: bad, isTrial: true })).status).toBe(422);
  const { columns } = (await get(farida, 'table', { collection: 'news' })).data;
  expect(columns).toEqual(expect.arrayContaining(['title', 'title.hi', 'body', 'category']));
});

test('a table that is brought again with its rows mended makes only what is new', async () => {
  const head = 'title,title.hi,summary,publishedAt,body,slug';
  const good = 'A bench,बेंच,At the ghat.,07/12/2026 06:00,Two | three.,';
  const named = 'A gate,,,,,a-new-gate';
  const bring = async (...rows: string[]) => {
    const body = { collection: 'news', csv: [head, ...rows].join('\n'), isTrial: false };
    const { data } = await post(farida, 'import', body);
    return data.rows.map(({ id, fault }: { id: string; fault: { kind: string } | null }) => ({
      id,
      kind: fault?.kind ?? 'made',
    }));
  };
  const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind);
  const first = await bring(good, named, 'A well,,,tomorrow perhaps,,');
  expect(kinds(first)).toEqual(['made', 'made', 'value']);

  const again = [good, named, 'A well,,,08/12/2026 06:00,,', good.replace('07/12', '14/12')];
  const both = await Promise.all([bring(...again), bring(...again)]);
  const [taken, left] = both.toSorted((one) => (kinds(one).includes('made') ? -1 : 1));
  expect(kinds(taken ?? [])).toEqual(['there', 'there', 'made', 'made']);
  expect(kinds(left ?? [])).toEqual(['there', 'there', 'there', 'there']);

  await post(ila, 'bin', { collection: 'news', ids: [first[0]?.id] });
  expect(kinds(await bring(good))).toEqual(['made']);
});
