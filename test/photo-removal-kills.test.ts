import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StoredPicture } from '#content/declare/files.ts';
import { openMedia } from '#content/files/serve.ts';
import { documents, mediaFiles, photoRemovals } from '#db/schema/index.ts';
import { cropPicture } from '#features/media-library/server/crop-picture.ts';
import { findCuts, showInPlace } from '#features/media-library/server/show-in-place.ts';
import { hideFaces } from '#features/photo-booth/server/removal/hide-faces.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { album, publishPhoto, storePhoto } from '#test/booth-album.ts';
import { testDatabase } from '#test/database.ts';
import { groupPhoto } from '#test/face-pictures.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { write } from '#test/written.ts';
import { collections } from '../src/main/collections.ts';

const { db } = await testDatabase();
const storage = diskStorage(folderUntilEnd());
const face = { left: 0.76, top: 0.15, width: 0.11, height: 0.18 };

/** A storage that fails at one of the changes that are made in it, as a process that dies does. */
function failingAt(nth: number): Storage {
  let changes = 0;
  const orFail = async (change: () => Promise<void>) => {
    changes += 1;
    if (changes === nth) throw new Error('The process died');
    await change();
  };
  return {
    ...storage,
    put: (...given) => orFail(() => storage.put(...given)),
    remove: (key) => orFail(() => storage.remove(key)),
  };
}

const hide = (over: Storage) =>
  hideFaces({
    db,
    storage: over,
    collections,
    library: { showInPlace, findCuts },
    enqueue: async () => undefined,
    secret: async () => 'a secret of this test',
    finishPictures: { name: 'finish-pictures', payload: undefined as never },
    signal: new AbortController().signal,
  });

const photo = (slug: string, file: StoredPicture) => publishPhoto(db, slug, file);

const fileOf = async (slug: string) => {
  const [row] = await db.select().from(documents).where(eq(documents.slug, slug));
  if (!row) throw new Error(`There is no photo ${slug}`);
  return (row.facts as unknown as { file: StoredPicture }).file;
};

const wish = (photoId: string, rootKey: string) => ({
  photoId,
  rootKey,
  ...face,
  byFace: true,
  language: 'en',
  dueAt: new Date(),
  state: 'waiting' as const,
});

test('a process that dies at any step leaves no picture half, and the next one ends the work', async () => {
  await write(db, [album('rally', false)]);
  const first = await storePhoto(storage, groupPhoto(1));
  const id = await photo('one', first);
  await db.insert(photoRemovals).values(wish(id, first.key));
  const states = async () =>
    (await db.select().from(photoRemovals)).map(({ state }) => state).join();
  let deaths = 0;
  for (let nth = 1; (await states()) === 'waiting'; nth += 1) {
    const died = await hide(failingAt(nth)).then(
      () => false,
      () => true,
    );
    deaths += died ? 1 : 0;
    // Every address of the page leads to a whole picture, whatever happened.
    const { key, widths } = await fileOf('one');
    for (const width of widths)
      expect(await openMedia(storage, `${key}-${width}.webp`), `${nth}`).toBeDefined();
  }
  expect(deaths).toBeGreaterThan(5);
  const shown = await fileOf('one');
  expect(shown.key).not.toBe(first.key);
  expect(await storage.has(`${first.key}-800.webp`)).toBe(false);
  expect((await openMedia(storage, `${first.key}-800.webp`))?.name).toBe(`${shown.key}-800.webp`);
  expect(await storage.has(`private/${first.key}`)).toBe(true);
});

test('a face that is hidden in a cropped picture is hidden in the whole, and no other crop shows it', async () => {
  const bytes = groupPhoto(5);
  const whole = await storePhoto(storage, bytes);
  const crop = { x: 10, y: 0, width: 80, height: 100 };
  const row = {
    ...({ kind: 'picture', state: 'ready', name: 'whole.jpg', type: 'image/jpeg' } as const),
    bytes: bytes.length,
    sha256: whole.key,
    originalKey: `private/${whole.key}`,
  };
  const [file] = await db
    .insert(mediaFiles)
    .values({ ...row, key: whole.key, stored: { ...whole } })
    .returning();
  if (!file) throw new Error('There is no file');
  const cut = await cropPicture(storage, file, crop);
  const matchesId = eq(mediaFiles.id, file.id);
  await db
    .update(mediaFiles)
    .set({ key: cut.key, stored: { ...cut, focus: { x: 20, y: 30 } }, crop })
    .where(matchesId);
  const id = await photo('cut', { ...cut, focus: { x: 20, y: 30 } });
  await db.insert(photoRemovals).values(wish(id, cut.key));
  await hide(storage);

  const shown = await fileOf('cut');
  expect(shown.key).not.toBe(cut.key);
  expect(shown.focus).toEqual({ x: 20, y: 30 });
  const [after] = await db.select().from(mediaFiles).where(matchesId);
  expect(after).toMatchObject({ key: shown.key, originalKey: `private/${whole.key}` });
  if (!after) throw new Error('There is no file');
  // The whole, and any other part of it, is made from what everybody may see.
  const again = await cropPicture(storage, after, null);
  expect(again.key).not.toBe(whole.key);
  const part = await cropPicture(storage, after, crop);
  expect([cut.key, whole.key]).not.toContain(part.key);
  const places = await db.select().from(photoRemovals).where(eq(photoRemovals.rootKey, whole.key));
  expect(places).toHaveLength(1);
  expect(places[0]?.state).toBe('done');
  expect(places[0]?.left).toBeCloseTo(0.1 + face.left * 0.8, 3);
});
