import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/index.ts';
import { mediaDesk } from '#test/media-desk.ts';
import { photograph } from '#test/media-files.ts';

const { db, editor, ask, get, arrive, photoWith, take } = await mediaDesk();

/** The newest entry of the audit log. */
async function entered() {
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  return entry;
}

test('of files that go into an album, those in the bin and those that are gone stay out, and are told', async () => {
  const one = await arrive('quay.jpg', await photograph(81));
  const binned = await arrive('net.jpg', await photograph(82));
  const gone = randomUUID();
  await ask('bin', { ids: [binned.id] }, editor.token);
  const filing = { ids: [one.id, binned.id, gone], album: 'Harbour' };
  expect(await ask('album', { ...filing, isIn: true })).toMatchObject({
    status: 200,
    kept: [
      { id: binned.id, name: 'net.jpg', alts: {} },
      { id: gone, name: null },
    ],
  });
  expect(await entered()).toMatchObject({ call: 'putIntoAlbum', targetIds: [one.id] });
  expect((await get(one.id)).albums).toEqual(['Harbour']);
  expect((await get(binned.id)).albums).toEqual([]);

  await ask('restore', { ids: [binned.id] });
  const both = { ...filing, ids: [one.id, binned.id] };
  expect(await ask('album', { ...both, isIn: true })).toMatchObject({ status: 200, kept: [] });
  await ask('bin', { ids: [binned.id] });
  expect(await ask('album', { ...both, isIn: false })).toMatchObject({ kept: [{ id: binned.id }] });
  expect((await get(one.id)).albums).toEqual([]);
  expect((await get(binned.id)).albums).toEqual(['Harbour']);
});

test('of several files that are all in use, each is told, and none is on record as binned', async () => {
  const used = await arrive('sail.jpg', await photograph(83));
  const other = await arrive('mast.jpg', await photograph(84));
  await photoWith('sail', await take(used.id));
  await photoWith('mast', await take(other.id));
  const { status, kept } = await ask('bin', { ids: [used.id, other.id] });
  expect(status).toBe(200);
  expect(kept.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'mast.jpg',
    'sail.jpg',
  ]);
  expect(await entered()).toMatchObject({ call: 'binMediaFiles', targetIds: [] });
  expect((await get(used.id)).binnedAt).toBeNull();

  const spare = await arrive('oar.jpg', await photograph(85));
  await ask('bin', { ids: [used.id, spare.id] });
  expect(await entered()).toMatchObject({ targetIds: [spare.id] });
});

test('of files that come out of the bin, those that are gone are told, and what came out alone is on record', async () => {
  const binned = await arrive('tide.jpg', await photograph(86));
  const listed = await arrive('reed.jpg', await photograph(87));
  const gone = randomUUID();
  await ask('bin', { ids: [binned.id] });
  expect(await ask('restore', { ids: [binned.id, listed.id, gone] })).toMatchObject({
    status: 200,
    kept: [{ id: gone, name: null, alts: {} }],
  });
  expect(await entered()).toMatchObject({ call: 'restoreMediaFiles', targetIds: [binned.id] });
  expect((await get(binned.id)).binnedAt).toBeNull();

  expect(await ask('restore', { ids: [gone] })).toMatchObject({ status: 404 });
  expect(await ask('restore', { ids: [listed.id] })).toMatchObject({ status: 200, kept: [] });
});
