import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { exportCampaign } from '#content/export/export-campaign.ts';
import { writeFolder } from '#content/export/write-folder.ts';
import { importCampaign } from '#content/import/import-campaign.ts';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { renameSlug } from '#content/server/edit/rename-slug.ts';
import { readHeads } from '#content/server/edit/revision-store.ts';
import { saveDraft } from '#content/server/edit/save-draft.ts';
import { planAll, scheduleUnpublishing } from '#content/server/edit/schedule.ts';
import type { DatabaseConnection } from '#db/connection.ts';
import { transaction } from '#db/transaction.ts';
import { news } from '#features/news/collection.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { callsOf } from '#test/calls-of.ts';
import { testDatabase } from '#test/database.ts';
import { bringPictures } from '#test/kept-pictures.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { write } from '#test/written.ts';
import type { Writing } from '#test/written.ts';
import {
  exportRedirects,
  importRedirects,
  readRedirects,
} from '../src/features/redirects/server/redirects-file.ts';
import { builtPages } from '../src/main/built-pages.ts';
import { collections } from '../src/main/collections.ts';
import { startSite } from '../src/main/start-site.ts';

const DEMO = join(import.meta.dirname, '..', 'demo');
const first = await testDatabase();
const second = await testDatabase();
const files = folderUntilEnd();
const exported = join(folderUntilEnd(), 'exported');
const storage = diskStorage(join(files, 'files'));
const progress = { begin: () => () => undefined };

const bring = (folder: string, { db }: DatabaseConnection) =>
  importCampaign({ folder, collections, db, storage, now: new Date(), progress });

async function siteOver({ url }: DatabaseConnection) {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: url,
    DATA_DIR: files,
    // The work lane would make every copy of the demo's pictures, and no page here needs one.
    WORK_LANE: 'elsewhere',
    LIMITS_SCALE: '1000000',
    PUBLIC_URL: 'https://campaign.example',
  });
  const site = await startSite(config, { build: builtPages, log: { write: () => undefined } });
  stops.push(site.stop);
  return site.address;
}

let addresses: readonly string[] = [];
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

const said = { title: 'A tap', summary: 'For all.', words: { place: 'Ghat' } };
const facts = { publishedAt: '2026-10-01T09:30:00+05:30', category: 'health' };
/**
 * A later moment: of two texts of one moment each database would put another one first, by its id.
 */
const later = { ...facts, publishedAt: '2026-10-02T09:30:00+05:30' };
const latest = { ...facts, publishedAt: '2026-10-03T09:30:00+05:30' };
const tomorrow = new Date(Date.now() + 24 * 3600_000);
const nextWeek = new Date(Date.now() + 7 * 24 * 3600_000);

/** Documents that no file of the demo is like: HTML of an editor, what waits for its moment, and what is not whole. */
const written: Writing[] = [
  [
    news,
    {
      slug: 'of-an-editor',
      facts,
      en: { ...said, body: '<p>One</p><p>1. Two & *three*</p>'.replace('&', '&amp;') },
    },
  ],
  [news, { slug: 'of-tomorrow', facts, en: { ...said, body: '<p>One</p>', publishAt: tomorrow } }],
  [news, { slug: 'not-yet', facts, en: { ...said, body: '<p>One</p>', state: 'draft' } }],
  [news, { slug: 'only-hindi', facts: later, hi: { ...said, body: '<p>एक</p>' } }],
  [news, { slug: 'hindi-draft', facts, hi: { ...said, body: '<p>एक</p>', state: 'draft' } }],
  [
    news,
    {
      slug: 'with-drafts',
      facts: latest,
      en: { ...said, body: '<p>One</p>' },
      hi: { ...said, body: '<p>एक</p>' },
    },
  ],
];

/** Other words and facts that wait beside the public ones, and a translation that goes out next week. */
async function draftBeside({ db }: Pick<DatabaseConnection, 'db'>, documentId: string) {
  const words = { ...said, body: '<p>Two</p><p>1. Three</p>' };
  const drafts = { facts: { ...latest, category: 'education' }, en: words, hi: words } as const;
  await transaction(db, async (tx) => {
    for (const part of ['facts', 'en', 'hi'] as const) {
      const base = (await readHeads(tx, documentId)).get(part)?.id ?? null;
      const save = { documentId, part, content: drafts[part], base, authorId: IMPORTER };
      const revisionId = await saveDraft(tx, news, save);
      const plan = { documentId, part, action: 'publish', revisionId, authorId: IMPORTER } as const;
      if (part === 'hi') await planAll(tx, [{ ...plan, at: nextWeek }]);
    }
  });
}

/** Does as agents do besides writing: another address, a planned end, a short address. */
async function actOn({ db }: DatabaseConnection) {
  const { rows } = await db.execute<{ id: string; slug: string }>(sql`
    select id, slug from documents where slug in ('of-an-editor', 'only-hindi', 'with-drafts')`);
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? '';
  await draftBeside({ db }, idOf('with-drafts'));
  const ended = { documentId: idOf('of-an-editor'), language: 'en', at: nextWeek } as const;
  await transaction(db, async (tx) => {
    await scheduleUnpublishing(tx, news, { ...ended, authorId: IMPORTER });
    const renamed = { documentId: idOf('only-hindi'), slug: 'renamed-hindi' };
    await renameSlug(tx, collections, news, renamed);
    await importRedirects(tx, [{ path: '/go/report', target: '/document' }]);
  });
}

beforeAll(async () => {
  await bringPictures(files);
  await bring(DEMO, first);
  await write(first.db, written);
  await actOn(first);
  const { db } = first;
  const beside = await exportRedirects(db);
  await writeFolder(exported, exportCampaign({ db, storage, collections, beside }), storage);
  await bring(exported, second);
  const report = (fault: object) => {
    throw new Error(JSON.stringify(fault));
  };
  await importRedirects(second.db, await readRedirects(exported, report));
  addresses = [await siteOver(first), await siteOver(second)];
}, 180_000);

/** The answers of both sites, without the ids and moments that each database gives by itself. */
async function bothAnswer(path: string, language = 'en') {
  const [one, other] = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address + path, { headers: { 'accept-language': language } });
      return { status: response.status, text: withoutOwn(await response.text()) };
    }),
  );
  return { path, one, other };
}

const withoutOwn = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    // Moments of content have India's offset; those with milliseconds are of rows.
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'MOMENT')
    .replace(/nonce="[^"]*"/g, '');

test('what was exported is all there, and what files cannot hold is told', async () => {
  const versions = sql`
    select collection, slug, language, title, summary, body, words, at, until, position, category
    from versions order by 1, 2, 3`;
  const [before, after] = await Promise.all([first, second].map(({ db }) => db.execute(versions)));
  expect(after?.rows).toEqual(before?.rows);
  const waiting = sql`
    select d.slug, s.part, s.at, d.stage from documents d left join schedule s on s.document_id = d.id
    where d.slug in ('of-tomorrow', 'not-yet', 'of-an-editor', 'hindi-draft') order by 1, 2`;
  const [told, kept] = await Promise.all([first, second].map(({ db }) => db.execute(waiting)));
  expect(told?.rows).toHaveLength(5);
  expect(kept?.rows).toEqual(told?.rows);
  expect(existsSync(join(exported, 'left-out.txt'))).toBe(false);
  expect(existsSync(join(exported, 'settings', 'portrait.webp'))).toBe(true);
});

test('drafts beside public texts come along, and an import of the same changes nothing', async () => {
  const drafts = sql`
    select p.part, r.content, s.action, s.at, d.stage, d.category
    from documents d join drafts p on p.document_id = d.id join revisions r on r.id = p.revision_id
      left join schedule s on s.document_id = d.id and s.part = p.part and s.revision_id = r.id
    where d.slug = 'with-drafts' order by 1`;
  const [before, after] = await Promise.all([first, second].map(({ db }) => db.execute(drafts)));
  expect(before?.rows).toMatchObject([
    { part: 'en', stage: 'changed', at: null },
    { part: 'facts', content: { category: 'education' }, category: 'education' },
    { part: 'hi', action: 'publish' },
  ]);
  expect(after?.rows).toEqual(before?.rows);
  const revisions = () => second.db.$count(sql`revisions`);
  const count = await revisions();
  expect(await bring(exported, second)).toMatchObject({ created: 0, changed: 0 });
  expect(await revisions()).toBe(count);
  expect((await second.db.execute(drafts)).rows).toEqual(before?.rows);
});

test('former names and short addresses still lead where they led', async () => {
  for (const [path, target] of [
    ['/news/only-hindi', '/news/renamed-hindi'],
    ['/go/report', '/document'],
  ]) {
    const replies = await Promise.all(
      addresses.map((address) => fetch(address + path, { redirect: 'manual' })),
    );
    expect(replies.map(({ headers }) => headers.get('location'))).toEqual([target, target]);
  }
});

test('every list and every search answers the same', async () => {
  const lists = callsOf(first.db).filter(
    ({ endpoint }) => endpoint.access === 'public' && endpoint.method === 'GET',
  );
  for (const language of ['en', 'hi']) {
    for (const { endpoint } of lists) {
      const { path, one, other } = await bothAnswer(`/api${endpoint.path}`, language);
      expect(other?.text === one?.text, `${language} ${path}`).toBe(true);
    }
  }
});

test('pages of every kind are the same, byte for byte', async () => {
  const map = await (await fetch(`${addresses[0]}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/campaign\.example([^<]*)<\/loc>/g)].map(
    ({ 1: path = '' }) => path || '/',
  );
  const folders = Map.groupBy(listed, (path) => path.split('/').slice(0, -1).join('/'));
  const sample = [...folders.values()].flatMap((paths) => paths.slice(0, 6));
  expect(sample.length).toBeGreaterThan(60);
  for (const path of sample) {
    const { one, other } = await bothAnswer(path);
    expect(one?.status, path).toBe(200);
    expect(other?.text === one?.text, path).toBe(true);
  }
}, 180_000);
