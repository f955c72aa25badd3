import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { verifyChain } from '#audit/verify-chain.ts';
import { addMissingCopies } from '#content/files/missing-copies.ts';
import { storeFile } from '#content/files/store-file.ts';
import { addWaiting, forgetWaiting } from '#content/files/waiting-pictures.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { auditLog } from '#db/schema/index.ts';
import { documents as papers } from '#features/documents/collection.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { settings } from '#features/settings/collection.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { everyGrant, someAgent } from '#test/agents.ts';
import { photograph } from '#test/media-files.ts';
import { PATIENCE } from '#test/patience.ts';
import { firstAgent, testSite } from '#test/site.ts';
import type { findBringBack, planMoment, readSiteState } from '../contract.ts';

const facts = { publishedAt: '2026-10-01T09:30:00+05:30', category: 'water' };
const body = '<p>Since Monday the tap at the <b>ghat</b> runs all day &amp; all night.</p>';
const said = { title: 'The tap runs', summary: 'For all.', body, words: { place: 'Ghat' } };
const motif = { motif: 'water' };
const site = await testSite({
  pages: true,
  content: [
    [newsCategories, { slug: 'water', facts: motif, en: { title: 'Water' } }],
    [news, { slug: 'tap', facts, en: said, hi: { ...said, title: 'नल चल रहा है' } }],
    [news, { slug: 'pump', facts, en: { ...said, title: 'The pump hums' } }],
  ],
});
const { db } = site;
const all = { languages: null } as const;
const boss = await someAgent(db, 'meera@campaign.example', everyGrant);
const privacy = await someAgent(db, 'kavita@campaign.example', [
  { role: 'privacy-officer', ...all },
]);
const publisher = await someAgent(db, 'farhan@campaign.example', [{ role: 'publisher', ...all }]);
const editor = await someAgent(db, 'lata@campaign.example', [{ role: 'editor', ...all }]);
const as = (token: string) => ({ 'x-access-token': token });
const post = (path: string, what: object = {}, token = boss.token) =>
  site.post(`/api/agent/site-watch/${path}`, what, as(token));

async function state(token = boss.token): Promise<ReplyOf<typeof readSiteState>['data']> {
  return (await (await site.get('/api/agent/site-watch/state', as(token))).json()).data;
}

async function plan(query: Record<string, string>, token = boss.token) {
  const response = await site.get(
    `/api/agent/site-watch/plan?${new URLSearchParams(query).toString()}`,
    as(token),
  );
  return { status: response.status, ...((await response.json()) as ReplyOf<typeof planMoment>) };
}

/** Waits until no comparison is under way: bringing back begins one as well. */
const quiet = async () =>
  await expect
    .poll(async () => {
      const { rowCount } = await db.execute(sql`
        select from jobs.job where name = 'compare-site' and state in ('created', 'retry', 'active')`);
      return rowCount;
    }, PATIENCE)
    .toBe(0);

/** The hourly job, begun by hand, until it has ended. */
async function compared() {
  const before = (await state()).compared?.at ?? '';
  expect((await post('compare')).status).toBe(200);
  await expect.poll(async () => (await state()).compared?.at ?? '', PATIENCE).not.toBe(before);
  await quiet();
  return state();
}

async function broughtBack(path: string, what: object, token = boss.token) {
  const response = await post(path, { reason: 'Somebody altered it', ...what }, token);
  const { data } = await response.json();
  expect(response.status).toBe(200);
  const progress = await vi.waitFor(async () => {
    const read = await site.get(`/api/agent/site-watch/progress?id=${data.id}`, as(token));
    const found = ((await read.json()) as ReplyOf<typeof findBringBack>).data;
    expect(found.isDone).toBe(true);
    return found;
  }, PATIENCE);
  await quiet();
  return progress;
}

const idOf = async (slug: string) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from documents where slug = ${slug}`,
  );
  return rows[0]?.id ?? '';
};
const shown = async (path: string) => (await site.get(path)).text();
const alarmMails = () => site.outbox().filter(({ text }) => text.includes('nobody did that'));
const now = () => new Date().toISOString();
const lastDeeds = async () =>
  (await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(4)).map(
    ({ call }) => call,
  );

test('a site that shows what was published raises no alarm', async () => {
  expect(await state()).toEqual({ compared: null, open: 0, alarms: [] });
  const { compared: last, open, alarms } = await compared();
  expect({ open, alarms }).toEqual({ open: 0, alarms: [] });
  expect(last).toMatchObject({ texts: 5, pages: 3 });
});

test('a text that SQL overwrites is an alarm, told once by mail and in the record, until it is put right', async () => {
  const id = await idOf('tap');
  await db.execute(sql`
    update versions set title = 'Sold to the highest bidder', body = '<p>Sold.</p>'
    where document_id = ${id} and language = 'en'`);
  const { open, alarms } = await compared();
  expect(open).toBe(1);
  expect(alarms).toMatchObject([
    {
      kind: 'changed',
      document: id,
      part: 'en',
      title: 'The tap runs',
      details: ['words'],
      endedAt: null,
    },
  ]);
  await expect
    .poll(
      () =>
        alarmMails()
          .map(({ to }) => to)
          .sort(),
      PATIENCE,
    )
    .toEqual([firstAgent.email, 'meera@campaign.example']);
  expect(alarmMails()[0]?.text).not.toContain('Sold');
  expect(await lastDeeds()).toContain('siteDiffers');
  expect((await compared()).open).toBe(1);
  expect(alarmMails()).toHaveLength(2);

  const planned = await plan({ collection: 'news', id, moment: now() });
  expect(planned.data).toMatchObject({
    total: 1,
    documents: [{ id, title: 'The tap runs', parts: [{ part: 'en', change: 'repair' }] }],
  });
  const begun = performance.now();
  const progress = await broughtBack('bring-back-site', { collection: 'news', id, moment: now() });
  expect(progress).toEqual({ all: 1, done: 1, isDone: true, failed: [] });
  await expect.poll(() => shown('/news/tap'), PATIENCE).toContain('The tap runs');
  // Row D4 of the threats: put right within a minute.
  expect(performance.now() - begun).toBeLessThan(60_000);
  expect(await shown('/news/tap')).not.toContain('Sold');
  expect(await state()).toMatchObject({ open: 0, alarms: [{ endedAt: expect.any(String) }] });
  const record = await (await site.get(`/api/agent/audit/entries?id=${id}`, as(boss.token))).json();
  expect(record.data.map(({ call, by }: { call: string; by: string }) => [call, by])).toEqual([
    ['siteIsRight', ''],
    ['broughtBack', 'Ila Rane'],
    ['siteDiffers', ''],
  ]);
  const why = await (
    await site.get('/api/agent/audit/entries?call=bringBackSite', as(boss.token))
  ).json();
  expect(why.data[0]).toMatchObject({ why: 'Somebody altered it' });
  expect(await verifyChain(db)).toMatchObject({ isWhole: true });
  expect((await compared()).open).toBe(0);
});

test('settings, rows that are gone and rows that nobody published are found and put right together', async () => {
  await db.execute(
    sql`update documents set facts = facts || '{"hue": 10}' where collection = ${settings.name}`,
  );
  await db.execute(sql`delete from versions where slug = 'pump'`);
  await db.execute(sql`
    insert into versions (document_id, language, collection, slug, revision_id, shown_in, title, words, at, terms)
    select document_id, 'ta', collection, slug, revision_id, '{ta}', 'Sold', '{}', at, '{}' from versions
    where slug = 'tap' and language = 'en'`);
  const { alarms } = await compared();
  const lasting = alarms.filter(({ endedAt }) => endedAt === null);
  expect(lasting.map(({ kind, part }) => `${kind} ${part}`).sort()).toEqual([
    'added ta',
    'changed facts',
    'missing en',
  ]);
  const progress = await broughtBack('bring-back-site', { moment: now() });
  expect(progress).toMatchObject({ done: 3, failed: [] });
  expect((await compared()).open).toBe(0);
  expect(await shown('/news/pump')).toContain('The pump hums');
});

test('a file on the disk that somebody overwrites is an alarm', async () => {
  const bytes = Buffer.from('%PDF-1.7 a letter');
  const key = createHash('sha256').update(bytes).digest('hex');
  const folder = join(site.files, key.slice(0, 2), key.slice(2, 4));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${key}.pdf`), bytes);
  const letter = { key, name: 'letter.pdf', type: 'application/pdf', bytes: bytes.length };
  const shownAs = { kind: 'letter', publishedAt: facts.publishedAt };
  const words = { file: letter, pages: 1 };
  const en = { title: 'A letter', summary: 'To all.', words };
  await site.write([papers, { slug: 'letter', facts: shownAs, en }]);
  const { compared: last, open } = await compared();
  expect({ open, files: last?.files }).toEqual({ open: 0, files: 1 });
  writeFileSync(join(folder, `${key}.pdf`), '%PDF-1.7 a lie');
  const [alarm] = (await compared()).alarms;
  expect(alarm).toMatchObject({ kind: 'file', title: 'A letter', part: key, endedAt: null });
  writeFileSync(join(folder, `${key}.pdf`), bytes);
  expect((await compared()).open).toBe(0);
});

test('a copy of a picture that is still to be made is no alarm, and one that is lost is', async () => {
  const bytes = await photograph(5);
  const incoming = { name: 'tap.jpg', bytes, widget: 'picture' as const, copiesLater: true };
  const photo = await storeFile(diskStorage(site.files), incoming);
  await addWaiting(db, [photo.key]);
  const pictured = { ...facts, photo };
  const words = { ...said.words, photoAlt: 'A tap' };
  const en = { ...said, title: 'The tap, pictured', words };
  await site.write([news, { slug: 'pictured', facts: pictured, en }]);
  expect((await compared()).open).toBe(0);
  await forgetWaiting(db, [photo.key]);
  const [alarm] = (await compared()).alarms;
  expect(alarm).toMatchObject({ kind: 'file', part: photo.key, endedAt: null });
  await addMissingCopies(diskStorage(site.files), photo.key);
  expect((await compared()).open).toBe(0);
});

test('a publisher brings a section back, with a reason and after showing who they are', async () => {
  const moment = now();
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(moment) + 1);
  await site.write([news, { slug: 'tap', facts, en: { ...said, title: 'The tap is dry' } }]);
  await site.write([news, { slug: 'late', facts, en: { ...said, title: 'Too late' } }]);
  const { data } = await plan({ collection: 'news', moment }, publisher.token);
  expect(
    data.documents.map(({ slug, parts }) => [slug, parts.map(({ change }) => change)]),
  ).toEqual([
    ['tap', ['text']],
    ['late', ['unpublish']],
  ]);
  const unasked = await post(
    'bring-back',
    { collection: 'news', moment, reason: ' ' },
    publisher.token,
  );
  expect(await unasked.json()).toMatchObject({ errors: [{ param: 'reason' }] });
  await db.execute(sql`update agent_sessions set proven_at = now() - interval '6 minutes'`);
  const unproven = await post(
    'bring-back',
    { collection: 'news', moment, reason: 'Wrong' },
    publisher.token,
  );
  expect(unproven.status).toBe(403);
  expect(await unproven.json()).toMatchObject({ errors: [{ param: 'proof' }] });
  await db.execute(sql`update agent_sessions set proven_at = now()`);
  const done = await broughtBack('bring-back', { collection: 'news', moment }, publisher.token);
  expect(done).toMatchObject({ done: 2, failed: [] });
  expect((await plan({ collection: 'news', moment })).data.total).toBe(0);
  await expect.poll(() => shown('/news/tap'), PATIENCE).toContain('The tap runs');
  expect((await site.get('/news/late')).status).toBe(404);
});

test('what cannot be brought back is told by its title, and the rest is', async () => {
  const moment = now();
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(moment) + 1);
  await site.write([news, { slug: 'tap', facts, en: { ...said, title: 'Again' } }]);
  await site.write([news, { slug: 'pump', facts, en: { ...said, title: 'Again' } }]);
  await db.execute(sql`
    update revisions r set content = content || '{"title": "Altered"}' from documents d
    where d.id = r.document_id and d.slug = 'tap' and r.part = 'en'`);
  const progress = await broughtBack('bring-back', { collection: 'news', moment });
  expect(progress).toMatchObject({
    done: 1,
    failed: [{ id: await idOf('tap'), message: expect.stringContaining('backup') }],
  });
  await expect.poll(() => shown('/news/pump'), PATIENCE).toContain('The pump hums');
});

test('nobody looks or brings back without the right to, nor to a moment that is not known', async () => {
  expect((await site.get('/api/agent/site-watch/state', as(privacy.token))).status).toBe(200);
  expect((await site.get('/api/agent/site-watch/state', as(editor.token))).status).toBe(403);
  expect((await post('compare', {}, editor.token)).status).toBe(403);
  const what = { collection: 'news', moment: now(), reason: 'Wrong' };
  expect((await post('bring-back', what, editor.token)).status).toBe(403);
  expect((await post('bring-back-site', what, publisher.token)).status).toBe(403);
  expect(
    (await post('bring-back', { ...what, collection: 'settings' }, publisher.token)).status,
  ).toBe(403);
  expect((await post('bring-back-site', { ...what, collection: 'poems' })).status).toBe(422);
  const known = await plan({ moment: now() }, privacy.token);
  expect(known.data).toMatchObject({ documents: [], total: 0 });
  for (const moment of ['2020-01-01T00:00:00+05:30', '2999-01-01T00:00:00Z'])
    expect((await plan({ moment })).status).toBe(422);
  const other = await broughtBack('bring-back-site', { moment: now() });
  expect(other).toMatchObject({ isDone: true });
  expect(site.faults.length).toBeGreaterThan(0);
});
