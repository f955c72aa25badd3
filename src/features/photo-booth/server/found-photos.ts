import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { boothFinds, boothPhotos } from '#db/schema/photo-booth.ts';
import type { Match } from '#face-search/matching.ts';
import { photos } from '#features/photos/collection.ts';
import { toIso } from '#lib/clock.ts';
import type { BoothDependencies } from './dependencies.ts';
import { isShown } from './finds.ts';

type Reading = Pick<BoothDependencies, 'db' | 'reader'>;

interface Listing {
  userId: string;
  language: Language;
  match?: Match | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** A page of what somebody was found in, those found last first. */
export async function listFound(
  { db, reader }: Reading,
  { userId, language, match, page = 1, size = defaultPageSize }: Listing,
) {
  const matchesUser = isShown(userId, undefined, match);
  const [total, finds] = await Promise.all([
    db.$count(boothFinds, matchesUser),
    db
      .select()
      .from(boothFinds)
      .where(matchesUser)
      .orderBy(desc(boothFinds.foundAt), boothFinds.photoId)
      .limit(size)
      .offset((page - 1) * size),
  ]);
  return { data: await shown({ db, reader }, finds, language), page, size, total };
}

interface FoundList {
  userId: string;
  language: Language;
  found: readonly { photoId: string }[];
}

/** The photos that a search has found, in its order, without those said to be of somebody else. */
export async function showFound(parts: Reading, { userId, language, found }: FoundList) {
  const ids = found.map(({ photoId }) => photoId);
  if (ids.length === 0) return [];
  const finds = await parts.db
    .select()
    .from(boothFinds)
    .where(and(isShown(userId), inArray(boothFinds.photoId, ids)));
  const places = new Map(ids.map((id, place) => [id, place]));
  const inOrder = finds.sort((a, b) => (places.get(a.photoId) ?? 0) - (places.get(b.photoId) ?? 0));
  return shown(parts, inOrder, language);
}

type FindRow = typeof boothFinds.$inferSelect;

async function shown({ reader }: Reading, finds: readonly FindRow[], language: Language) {
  const items = await reader.pick(
    photos,
    language,
    finds.map(({ photoId }) => photoId),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  return finds.flatMap(({ photoId, match, foundAt }) => {
    const item = byId.get(photoId);
    return item ? [{ ...item, match, foundAt: toIso(foundAt) }] : [];
  });
}

/** The files of the photos that somebody was found in and that are public; of one of them, or of all. */
export async function findFiles(
  { db, reader }: Reading,
  userId: string,
  { id, match }: { id?: string | undefined; match?: Match | undefined } = {},
) {
  const rows = await db
    .select({
      photoId: boothFinds.photoId,
      fileKey: boothPhotos.fileKey,
      album: boothPhotos.album,
    })
    .from(boothFinds)
    .innerJoin(boothPhotos, eq(boothPhotos.photoId, boothFinds.photoId))
    .where(isShown(userId, id, match))
    .orderBy(desc(boothFinds.foundAt), boothFinds.photoId);
  const items = await reader.pick(
    photos,
    'en',
    rows.map(({ photoId }) => photoId),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  return rows.flatMap(({ photoId, fileKey, album }) => {
    const item = byId.get(photoId);
    return item ? [{ fileKey, album, slug: item.slug, takenAt: new Date(item.takenAt) }] : [];
  });
}

export async function findFile(parts: Reading, userId: string, id: string) {
  const [found] = await findFiles(parts, userId, { id });
  return found;
}
