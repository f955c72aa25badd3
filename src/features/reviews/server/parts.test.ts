import { ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agentRoles } from '#db/schema/index.ts';
import type { LoggedIn } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { english, reviewDesk } from '#test/review-desk.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const everywhere = (role: 'publisher' | 'editor') => [{ role, languages: null }] as const;
const ila = await someAgent(site.db, 'ila@campaign.example', everywhere('publisher'));
const meera = await someAgent(site.db, 'meera@campaign.example', everywhere('publisher'));
const farida = await someAgent(site.db, 'farida@campaign.example', everywhere('editor'));
const { content, post, get, statement, sent } = reviewDesk(site);

test('a translation takes no facts from the review in which they wait, and whoever decides in its language alone has it for themselves and nothing else', async () => {
  const grants = [{ role: 'publisher', languages: ['hi'] }] as const;
  const asha = await someAgent(site.db, 'asha@campaign.example', grants);
  const { one, revisions, review } = await sent(farida);
  const words = { ...english, title: 'एक बयान' };
  const saved = await content.post(farida, 'save', {
    ...one,
    part: 'hi',
    content: words,
    base: null,
  });
  const hindi = { hi: saved.data.revision as number };
  const translation = await post(farida, 'submit', { ...one, revisions: hindi });
  const { data, counts } = await get(asha, 'list', { view: 'for-me' });
  expect(data).toMatchObject([{ id: translation.data.id, revisions: hindi, mayDecide: true }]);
  expect(counts.forMe).toBe(1);
  expect(await post(meera, 'approve', review)).toMatchObject({ status: 200 });
  expect(await content.post(meera, 'publish', { ...one, revisions })).toMatchObject({
    status: 200,
  });
  const approved = { collection: one.collection, id: translation.data.id, revisions: hindi };
  expect(await post(asha, 'approve', approved)).toMatchObject({ status: 200 });
  expect(await content.post(asha, 'publish', { ...one, revisions: hindi })).toMatchObject({
    status: 200,
  });
});

test('a part that nobody else may review is published alone, also beside somebody who reviews another language', async () => {
  const { one, revisions } = await statement(ila);
  const toApprove = async (agent: LoggedIn) =>
    (await content.get(agent, 'draft', one)).data.fourEyes as string[];
  expect(await toApprove(ila)).toEqual(expect.arrayContaining(['facts', 'en', 'hi']));
  expect((await content.post(ila, 'publish', { ...one, revisions })).status).toBe(403);
  const others = ne(agentRoles.agentId, ila.id);
  await site.db
    .update(agentRoles)
    .set({ sections: ['photos'] })
    .where(others);
  expect(await toApprove(ila)).toEqual([]);

  const lata = await someAgent(site.db, 'lata@campaign.example', [
    { role: 'publisher', languages: ['hi'] },
  ]);
  expect(await toApprove(ila)).toEqual(['hi']);
  expect(await toApprove(lata)).toEqual(expect.arrayContaining(['facts', 'en', 'hi']));
  const words = { ...english, title: 'एक बयान' };
  const save = { ...one, part: 'hi', content: words, base: null };
  const { revision } = (await content.post(ila, 'save', save)).data;
  const both = { ...revisions, hi: revision as number };
  expect((await content.post(ila, 'publish', { ...one, revisions: both })).status).toBe(403);
  expect(await content.post(ila, 'publish', { ...one, revisions })).toMatchObject({ status: 200 });
});
