import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newsCategories } from '#features/news/collection.ts';
import { everyGrant, someAgent } from '#test/agents.ts';
import { copyPublished } from '#test/copied-documents.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';

/** A site with a collection without pages, of which the comparison would ask for each. */
const site = await testSite({
  content: [
    [newsCategories, { slug: 'text-1', facts: { motif: 'water' }, en: { title: 'Water' } }],
  ],
});
const { db } = site;
const COPIES = 1_050;
await copyPublished(db, COPIES);
const boss = await someAgent(db, 'meera@campaign.example', everyGrant);
const headers = { 'x-access-token': boss.token };
const post = async (path: string, what: object) =>
  (await site.post(`/api/agent/site-watch/${path}`, what, headers)).json();
const get = async (path: string) =>
  (await (await site.get(`/api/agent/site-watch/${path}`, headers)).json()).data;

const lastComparison = async () => (await get('state')).compared?.at;

async function compared(): Promise<number> {
  const before = await lastComparison();
  await post('compare', {});
  await expect.poll(lastComparison, PATIENCE).not.toBe(before);
  return (await get('state')).open;
}

/** Brings everything back, after which the site is compared by itself. */
async function broughtBack() {
  const before = await lastComparison();
  const what = { moment: new Date().toISOString(), reason: 'Somebody altered it' };
  const { data } = await post('bring-back-site', what);
  await expect.poll(async () => (await get(`progress?id=${data.id}`)).isDone, PATIENCE).toBe(true);
  await expect.poll(lastComparison, PATIENCE).not.toBe(before);
  return get(`progress?id=${data.id}`);
}

const sold = async () => {
  const { rows } = await db.execute(sql`select from versions where title = 'Sold'`);
  return rows.length;
};

test('every text of a site that was overwritten as a whole is an alarm until it is brought back', async () => {
  expect(await compared()).toBe(0);
  await db.execute(sql`update versions set title = 'Sold' where slug like 'text-%'`);
  expect(await compared()).toBe(COPIES + 1);
  // None ends because the comparison did not come to it.
  expect(await compared()).toBe(COPIES + 1);
  expect(await broughtBack()).toMatchObject({ all: COPIES + 1, done: COPIES + 1, failed: [] });
  expect(await sold()).toBe(0);
  expect((await get('state')).open).toBe(0);
  expect(await compared()).toBe(0);
});

test('every text that is gone is an alarm too', async () => {
  await db.execute(sql`delete from versions where slug like 'text-%'`);
  expect(await compared()).toBe(COPIES + 1);
  expect(await compared()).toBe(COPIES + 1);
});
