import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { saveDraft } from '#content/server/edit/save-draft.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { documents, revisions } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';
import type { readFirstRun } from '../contract.ts';

const facts = { publishedAt: '2026-10-01T09:30:00+05:30', category: 'water' };
const words = { place: 'Ghat' };
const said = { title: 'A tap', summary: 'For all.', body: '<p>Yes.</p>', words };
const site = await testSite({
  content: [
    [newsCategories, { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } }],
    [news, { slug: 'tekadi-road-open', facts, en: said }],
    [news, { slug: 'kusumtal-second-stage', facts, en: said }],
    [news, { slug: 'our-own', facts, en: said }],
  ],
});
const { token, id: authorId } = await someAgent(site.db, 'first-run@campaign.example', [
  { role: 'administrator', languages: null },
]);
const asAgent = { 'x-access-token': token };
const state = async (): Promise<ReplyOf<typeof readFirstRun>> =>
  (await site.get('/api/agent/first-run/read', asAgent)).json();
const remove = (name: string) =>
  site.post('/api/agent/first-run/remove-example', { name }, asAgent);

async function edit(slug: string): Promise<void> {
  const matchesSlug = and(eq(documents.collection, 'news'), eq(documents.slug, slug));
  const [document] = await site.db.select().from(documents).where(matchesSlug);
  const part = 'en' as const;
  const ofPart = and(eq(revisions.documentId, document?.id ?? ''), eq(revisions.part, part));
  const [head] = await site.db.select().from(revisions).where(ofPart);
  await transaction(site.db, (tx) =>
    saveDraft(tx, news, {
      documentId: document?.id ?? '',
      part,
      authorId,
      base: head?.id ?? null,
      content: { title: 'Ours now', summary: 'For all.', body: '<p>Yes.</p>', words },
    }),
  );
}

test('the example goes in one act; what people wrote or edited stays', async () => {
  await edit('kusumtal-second-stage');
  expect((await state()).data).toMatchObject({
    isExample: true,
    name: 'Nilova Teshkar',
    texts: 1,
    staying: 3,
    own: 1,
  });
  const wrong = await remove('Nilova');
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ errors: [{ param: 'name' }] });
  expect((await site.get('/api/news/find?slug=tekadi-road-open')).status).toBe(200);
  const both = await Promise.all([remove('Nilova Teshkar'), remove('Nilova Teshkar')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const slugs = await site.db
    .select({ slug: documents.slug })
    .from(documents)
    .orderBy(documents.slug);
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'campaign',
    'kusumtal-second-stage',
    'our-own',
    'water',
  ]);
  await expect
    .poll(async () => (await site.get('/api/news/find?slug=tekadi-road-open')).status)
    .toBe(404);
  expect((await state()).data).toMatchObject({ texts: 0 });
});

test('the whole campaign is downloaded as an archive by an administrator', async () => {
  const response = await site.get('/api/agent/campaign.zip', asAgent);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.includes('settings/campaign.en.md')).toBe(true);
  expect(bytes.includes('title: Nilova Teshkar')).toBe(true);
});
