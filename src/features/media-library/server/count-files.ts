import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { allLanguages } from '#contract/languages.ts';
import type { MediaKind } from '#contract/media-file.ts';
import type { Database } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { isListed, isUnused } from './list-files.ts';

const MOST_ALBUMS = 500;

/** How many files of a kind there are in each view, and its albums by name. */
export async function countFiles(db: Database, kind: MediaKind) {
  const [counts, described, binned, albums] = await Promise.all([
    countListed(db, kind),
    countDescribed(db, kind),
    db.$count(mediaFiles, and(eq(mediaFiles.kind, kind), isNotNull(mediaFiles.binnedAt))),
    listAlbums(db, kind),
  ]);
  const wordless = Object.fromEntries(
    allLanguages.map((language) => [language, counts.all - (described.get(language) ?? 0)]),
  );
  return { ...counts, wordless, binned, albums };
}

async function countListed(db: Database, kind: MediaKind) {
  const [counted] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      alike: sql<number>`count(*) filter (where ${mediaFiles.isAlike})`.mapWith(Number),
      unused: sql<number>`count(*) filter (where ${isUnused()})`.mapWith(Number),
    })
    .from(mediaFiles)
    .where(and(isListed, eq(mediaFiles.kind, kind)));
  return counted ?? { all: 0, alike: 0, unused: 0 };
}

async function countDescribed(db: Database, kind: MediaKind): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ language: string; files: string }>(sql`
    select language, count(*) as files from media_files, jsonb_object_keys(alts) as language
    where ${isListed} and kind = ${kind} group by language`);
  return new Map(rows.map(({ language, files }) => [language, Number(files)]));
}

async function listAlbums(db: Database, kind: MediaKind) {
  const { rows } = await db.execute<{ name: string; files: string }>(sql`
    select album as name, count(*) as files from media_files, unnest(albums) as album
    where ${isListed} and kind = ${kind} group by album order by album limit ${MOST_ALBUMS}`);
  return rows.map(({ name, files }) => ({ name, files: Number(files) }));
}
