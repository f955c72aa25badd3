import { and, eq } from 'drizzle-orm';
import type { StoredPicture } from '#content/declare/files.ts';
import { storeFile } from '#content/files/store-file.ts';
import type { Database } from '#db/database.ts';
import { documents } from '#db/schema/index.ts';
import { unitOf } from '#face-search/vector.ts';
import { albums, photos } from '#features/photos/collection.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { write } from './written.ts';
import type { Writing } from './written.ts';

const takenAt = '2026-11-01T09:00:00+05:30';

/** An album to write, open to the photo booth or not. */
export const album = (slug: string, booth: boolean): Writing => [
  albums,
  {
    slug,
    facts: { takenAt, booth },
    en: { title: slug, summary: 'A day.', words: { place: 'Nilova' } },
  },
];

/** Stores a photo as an upload does, with its copies. */
export async function storePhoto(storage: Storage, bytes: Buffer): Promise<StoredPicture> {
  const file = await storeFile(storage, { name: 'photo.jpg', bytes, widget: 'picture' });
  return file as StoredPicture;
}

/** Publishes a photo, in the album `rally` unless its facts say otherwise; returns its id. */
export async function publishPhoto(
  db: Database,
  slug: string,
  file: StoredPicture,
  more: Record<string, unknown> = {},
): Promise<string> {
  const facts = { album: 'rally', takenAt, file, ...more };
  const words = { place: 'Nilova', alt: 'People' };
  await write(db, [[photos, { slug, facts, en: { title: slug, words } }]]);
  const matchesSlug = and(eq(documents.collection, photos.name), eq(documents.slug, slug));
  const [row] = await db.select({ id: documents.id }).from(documents).where(matchesSlug);
  if (!row) throw new Error(`There is no photo ${slug}`);
  return row.id;
}

/** A face as a phone sends it: those of two seeds are two people. */
export const someFace = (seed: number) =>
  unitOf(Float32Array.from({ length: 512 }, (_, nth) => Math.sin((nth + 1) * seed)));
