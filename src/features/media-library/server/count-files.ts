import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { allLanguages } from '#contract/languages.ts';
import type { MediaKind } from '#contract/media-file.ts';
import type { Database } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { isListed, isUnused, lacksWords } from './list-files.ts';

const MAX_ALBUMS = 500;

interface Counted extends Record<string, unknown> {
  all: number;
  alike: number;
  unused: number;
  /** In the order of the languages. */
  wordless: number[];
  /** By name. */
  albums: { name: string; files: number }[];
}

/** How many files of a kind there are in each view, and its albums by name. */
export async function countFiles(db: Database, kind: MediaKind) {
  const [{ rows }, binned] = await Promise.all([
    db.execute<Counted>(countListed(kind)),
    db.$count(mediaFiles, and(eq(mediaFiles.kind, kind), isNotNull(mediaFiles.binnedAt))),
  ]);
  const [{ wordless, ...counts } = none] = rows;
  const byLanguage = allLanguages.map((language, index) => [language, wordless[index] ?? 0]);
  return { ...counts, wordless: Object.fromEntries(byLanguage), binned };
}

const none: Counted = { all: 0, alike: 0, unused: 0, wordless: [], albums: [] };

/** One pass over the files: many are in the same albums, which are taken apart once for all of them. */
function countListed(kind: MediaKind) {
  const wordless = allLanguages.map((language, index) => {
    const name = sql.identifier(`wordless ${index}`);
    const counted = sql`count(*) filter (where ${lacksWords(language)}) as ${name}`;
    return { counted, sum: sql`coalesce(sum(${name}), 0)::int` };
  });
  const counted = sql.join(
    wordless.map((each) => each.counted),
    sql`, `,
  );
  const sums = sql.join(
    wordless.map(({ sum }) => sum),
    sql`, `,
  );
  return sql`
    with together as materialized (
      select albums, count(*) as files, count(*) filter (where is_alike) as alike,
        count(*) filter (where ${isUnused()}) as unused, ${counted}
      from media_files where ${isListed} and kind = ${kind} group by albums
    ), by_name as (
      select album as name, sum(files)::int as files from together, unnest(albums) as album
      group by album order by album limit ${MAX_ALBUMS}
    )
    select coalesce(sum(files), 0)::int as all, coalesce(sum(alike), 0)::int as alike,
      coalesce(sum(unused), 0)::int as unused, array[${sums}] as wordless,
      coalesce((select jsonb_agg(by_name order by name) from by_name), '[]') as albums
    from together`;
}
