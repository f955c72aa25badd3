import { expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { newsCategories } from '#features/news/collection.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';

const education = { slug: 'education', facts: { motif: 'education' }, en: { title: 'Education' } };
const site = await testSite({ content: [[newsCategories, education]] });

async function agentAs(name: string, role: Grant['role']) {
  const grants = [{ role, languages: null }];
  const { token } = await someAgent(site.db, `${name}@campaign.example`, grants);
  const headers = { 'x-access-token': token };
  const choices = async (query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ collection: 'videos', field: 'category', ...query });
    const response = await site.get(`/api/agent/content/choices?${search}`, headers);
    return { status: response.status, ...(await response.json()) };
  };
  return { headers, choices };
}

test('a field tells what it may point to, and drafts of that only to those who may read them', async () => {
  const farida = await agentAs('farida', 'editor');
  const zoya = await agentAs('zoya', 'media');
  const ports = { collection: 'news-categories', title: 'Ports' };
  await site.post('/api/agent/content/create', ports, farida.headers);

  const live = { slug: 'education', title: 'Education', stage: 'live' };
  expect((await zoya.choices()).data).toEqual([live]);
  expect((await zoya.choices({ s: 'educ' })).data).toEqual([live]);
  expect((await zoya.choices({ s: 'ports' })).data).toEqual([]);
  expect((await farida.choices()).data).toEqual([
    { slug: 'ports', title: 'Ports', stage: 'draft' },
    live,
  ]);
  expect((await zoya.choices({ collection: 'news' })).status).toBe(403);
  expect((await zoya.choices({ field: 'title' })).status).toBe(422);
});
