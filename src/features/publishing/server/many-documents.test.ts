import { expect, test } from 'vitest';
import { news, newsCategories } from '#features/news/collection.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';
import { validDocument } from '#test/valid-values.ts';

const category = { slug: 'education', facts: { motif: 'education' }, en: { title: 'Education' } };
const site = await testSite({ content: [[newsCategories, category]] });
const ila = await someAgent(site.db, 'ila@campaign.example', [
  { role: 'publisher', languages: null },
]);
const farida = await someAgent(site.db, 'farida@campaign.example', [
  { role: 'editor', languages: null },
]);
const { post } = agentDesk(site, '/api/agent/content');

const { facts, text } = validDocument(news, () => 'education');

/** A whole news update; returns its id and the revision of each part. */
async function draft(title: string) {
  const { id, slug } = (await post(ila, 'create', { collection: 'news' })).data;
  const save = async (part: string, content: object): Promise<number> =>
    (await post(ila, 'save', { collection: 'news', id, part, content, base: null })).data.revision;
  const revisions = { facts: await save('facts', facts), en: await save('en', { ...text, title }) };
  return { id, slug, revisions };
}

const isPublic = async (slug: string) => (await site.get(`/api/news/find?slug=${slug}`)).status;

test('of many documents none goes out with words that somebody else saved since they were looked at', async () => {
  const [seen, changed] = [await draft('Seen'), await draft('Looked at')];
  const content = { ...text, title: 'Not looked at' };
  const one = { collection: 'news', id: changed.id };
  const base = changed.revisions.en;
  expect(await post(farida, 'save', { ...one, part: 'en', content, base })).toMatchObject({
    status: 200,
  });
  const revisions = { [seen.id]: seen.revisions, [changed.id]: changed.revisions };
  const many = { collection: 'news', ids: [seen.id, changed.id], revisions };
  const at = '2030-12-09T06:00:00+05:30';
  for (const how of [{ action: 'schedule', at }, { action: 'publish' }])
    expect((await post(ila, 'bulk-publish', { ...many, ...how })).data).toEqual([
      { id: seen.id, isDone: true, message: null },
      {
        id: changed.id,
        isDone: false,
        message: 'Somebody else changed this meanwhile. Look at it again first.',
      },
    ]);
  await expect.poll(() => isPublic(seen.slug)).toBe(200);
  expect(await isPublic(changed.slug)).toBe(404);
});

test('of a document that is not whole it is told which fields of which part keep it from going out', async () => {
  const { id, revisions } = await draft('Half a text');
  const one = { collection: 'news', id, base: revisions.facts };
  const { category: _, ...others } = facts as Record<string, unknown>;
  const { revision } = (await post(ila, 'save', { ...one, part: 'facts', content: others })).data;
  const seen = { [id]: { ...revisions, facts: revision } };
  const many = { collection: 'news', ids: [id], action: 'publish', revisions: seen };
  expect((await post(ila, 'bulk-publish', many)).data).toEqual([
    {
      id,
      isDone: false,
      message: 'This is required',
      errors: [{ param: 'facts.category', msg: 'This is required' }],
    },
  ]);
});
