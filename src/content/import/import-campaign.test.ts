import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { finishPictures } from '../files/waiting-pictures.ts';
import { collections, flawless, note, writeCampaign } from './campaign-fixture.ts';
import { importCampaign } from './import-campaign.ts';
import { ImportRefused } from './import-error.ts';
import { ImportBusy, acquireImportLock } from './import-lock.ts';
import { showProgress } from './progress.ts';

const { db } = await testDatabase();

beforeEach(async () => {
  await db.execute(sql`truncate documents, import_anchors, search_words, waiting_pictures cascade`);
});

const silent = showProgress({ write: () => true });
const monday = new Date('2026-11-16T08:00:00Z');
const friday = new Date('2026-11-20T08:00:00Z');

function run(
  files: Record<string, string | Buffer>,
  now = monday,
  storageFolder = temporaryFolder(),
) {
  const storage = diskStorage(storageFolder);
  return importCampaign({
    folder: writeCampaign(files),
    collections,
    db,
    storage,
    now,
    progress: silent,
  });
}

async function everything() {
  const { rows } = await db.execute(sql`
    select d.slug, d.facts, d.stage, v.language, v.title, v.at, v.words, v.updated_at
    from documents d left join versions v on v.document_id = d.id order by d.slug, v.language`);
  return rows;
}

const picture = await sharp({
  create: { width: 90, height: 60, channels: 3, background: '#46508c' },
})
  .webp()
  .toBuffer();
const withPicture = {
  ...flawless,
  'notes/tap.en.md': note({ photo: 'tap.webp' }),
  'notes/tap.webp': picture,
};

it('brings a campaign in', async () => {
  expect(await run(withPicture)).toEqual({ created: 3, changed: 0, unchanged: 0 });
  expect(await everything()).toMatchObject([
    { slug: 'roads', language: 'en', stage: 'live' },
    {
      slug: 'tap',
      language: 'en',
      stage: 'live',
      facts: { photo: { name: 'tap.webp', width: 90, widths: [90] } },
    },
    { slug: 'tap', language: 'hi', stage: 'live', words: { place: 'घाट' } },
    { slug: 'water', language: 'en', stage: 'live' },
  ]);
});

it('changes nothing when the same files come again, also on another day', async () => {
  await run(withPicture, monday);
  const before = await everything();
  expect(await run(withPicture, friday)).toEqual({ created: 0, changed: 0, unchanged: 3 });
  expect(await everything()).toEqual(before);
});

/** How many files of each kind lie in a folder of storage. */
function copiesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const count = (ending: string) => names.filter((name) => name.endsWith(ending)).length;
  return { webp: count('.webp'), avif: count('.avif') };
}

it('lets the copies of new pictures wait, which are made once', async () => {
  const folder = temporaryFolder();
  await run(withPicture, monday, folder);
  expect(copiesIn(folder)).toEqual({ webp: 0, avif: 0 });
  const storage = diskStorage(folder);
  expect(await finishPictures({ db, storage })).toBe(1);
  expect(copiesIn(folder)).toEqual({ webp: 2, avif: 2 });
  expect(await run(withPicture, monday, folder)).toMatchObject({ unchanged: 3 });
  expect(await finishPictures({ db, storage })).toBe(0);
});

it('lets a picture wait on when its copies are cut off or fail, and no other because of it', async () => {
  const folder = temporaryFolder();
  const other = await sharp(picture).negate().png().toBuffer();
  const files = {
    ...withPicture,
    'notes/well.en.md': note({ photo: 'well.png' }),
    'notes/well.png': other,
  };
  await run(files, monday, folder);
  const storage = diskStorage(folder);
  const cutOff = AbortSignal.abort();
  expect(await finishPictures({ db, storage, signal: cutOff })).toBe(0);
  let isFirst = true;
  const full = () => Promise.reject(new Error('The disk is full'));
  const failing: typeof storage.put = (...args) => (isFirst ? full() : storage.put(...args));
  const put: typeof failing = (...args) => failing(...args).finally(() => (isFirst = false));
  await expect(finishPictures({ db, storage: { ...storage, put } })).rejects.toThrow('full');
  expect(copiesIn(folder)).toEqual({ webp: 2, avif: 2 });
  expect(await finishPictures({ db, storage })).toBe(1);
  expect(copiesIn(folder)).toEqual({ webp: 4, avif: 4 });
});

it('changes only what was edited', async () => {
  await run(flawless);
  const edited = {
    ...flawless,
    'notes/tap.hi.md': flawless['notes/tap.hi.md'].replace('नल', 'नया नल'),
  };
  expect(await run(edited)).toEqual({ created: 0, changed: 1, unchanged: 2 });
  expect((await everything()).map(({ title }) => title)).toEqual([
    'Roads',
    'A tap',
    'नया नल',
    'Water',
  ]);
});

it('keeps what is gone from the folder, and lets the rest refer to it', async () => {
  await run(flawless);
  expect(await run({ 'notes/well.en.md': note() })).toEqual({
    created: 1,
    changed: 0,
    unchanged: 0,
  });
  expect((await everything()).map(({ slug }) => slug)).toEqual([
    'roads',
    'tap',
    'tap',
    'water',
    'well',
  ]);
});

it('holds back what is dated after today', async () => {
  const day = new Date();
  await run({ ...flawless, 'notes/soon.en.md': note({ publishedAt: '+2d 10:00' }) }, day);
  const soon = (await everything()).find(({ slug }) => slug === 'soon');
  expect(soon).toMatchObject({ stage: 'draft', language: null });
});

it('changes nothing when one file has a fault', async () => {
  await run(flawless);
  const before = await everything();
  const faulty = {
    ...flawless,
    'notes/well.en.md': note(),
    'notes/tap.en.md': note({ title: 'New', topic: 'watr' }),
  };
  await expect(run(faulty)).rejects.toThrow(
    /notes\/tap\.en\.md:6 {2}topic: there is no topic "watr"/,
  );
  expect(await everything()).toEqual(before);
});

it('changes nothing when a picture turns out to be damaged, and says where it is named', async () => {
  const storage = temporaryFolder();
  const broken = { ...withPicture, 'notes/tap.webp': picture.subarray(0, picture.length - 20) };
  await expect(run(broken, monday, storage)).rejects.toThrow(ImportRefused);
  await expect(run(broken, monday, storage)).rejects.toThrow(
    /notes\/tap\.en\.md:7 {2}photo: the file tap\.webp is damaged and cannot be read as a picture/,
  );
  expect(await everything()).toEqual([]);
  const { rows } = await db.execute(sql`select from import_anchors`);
  expect(rows).toEqual([]);
  expect(readdirSync(join(storage)).filter((name) => name !== 'incoming')).toEqual([]);
});

it('counts the days of each campaign from its own first import', async () => {
  await run(flawless, monday);
  await run({ ...flawless, 'notes/well.en.md': note() }, friday);
  const well = (await everything()).find(({ slug }) => slug === 'well');
  expect(well).toMatchObject({ facts: { publishedAt: '2026-11-14T09:30:00+05:30' } });
});

it('keeps out of the way of another import', async () => {
  await db.transaction(async (other) => {
    await acquireImportLock(other);
    await expect(run(flawless)).rejects.toThrow(ImportBusy);
  });
  expect(await everything()).toEqual([]);
});

it('names the folder that is not there', async () => {
  const folder = join(temporaryFolder(), 'nowhere');
  const storage = diskStorage(temporaryFolder());
  const refused = importCampaign({
    folder,
    collections,
    db,
    storage,
    now: monday,
    progress: silent,
  });
  await expect(refused).rejects.toThrow(`${basename(folder)}:1  there is no such folder`);
});
