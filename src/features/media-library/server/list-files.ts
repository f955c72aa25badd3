import { and, desc, eq, gt, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { keysInUse } from '#content/server/file-uses.ts';
import type { Database } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { meant, toTsquery } from '#lib/script.ts';
import type { listMediaFiles } from '../contract.ts';
import { withoutEnding } from './media-rows.ts';
import type { MediaRow } from './media-rows.ts';

type Query = z.output<typeof listMediaFiles.query & object>;

interface RowPage {
  rows: MediaRow[];
  /** The `after` of the next page. */
  next: number | null;
}

/** A page of the library, newest first; `callerId` is whose arrivals are listed. */
export async function listFiles(db: Database, query: Query, callerId: string): Promise<RowPage> {
  const { kind, s, album, after, size } = query;
  const conditions: (SQL | undefined)[] = [
    inView(query, callerId),
    kind && eq(mediaFiles.kind, kind),
    s ? matching(s) : undefined,
    album ? sql`${mediaFiles.albums} @> array[${album}]` : undefined,
    after === undefined ? undefined : lt(mediaFiles.position, after),
  ];
  const found = await db
    .select()
    .from(mediaFiles)
    .where(and(...conditions))
    .orderBy(desc(mediaFiles.position))
    .limit(size + 1);
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.position ?? null) : null };
}

/** Files that are listed in the library: made, and not in the bin. */
export const isListed = and(eq(mediaFiles.state, 'ready'), isNull(mediaFiles.binnedAt));

export const lacksWords = (language: string) => sql`not (${mediaFiles.alts} ? ${language})`;

/** No document uses the file, as it is or as it was before a crop. */
export const isUnused = () =>
  and(
    notInArray(mediaFiles.key, keysInUse()),
    sql`not (${mediaFiles.formerKeys} && array(${keysInUse()}))`,
  );

function inView({ view, language }: Query, callerId: string): SQL | undefined {
  if (view === 'binned') return isNotNull(mediaFiles.binnedAt);
  if (view === 'arrivals')
    return and(
      eq(mediaFiles.uploaderId, callerId),
      gt(mediaFiles.createdAt, sql`now() - interval '1 day'`),
      isNull(mediaFiles.binnedAt),
    );
  if (view === 'wordless') return and(isListed, lacksWords(language));
  if (view === 'alike') return and(isListed, mediaFiles.isAlike);
  return view === 'unused' ? and(isListed, isUnused()) : isListed;
}

/** A text without a word matches nothing. A whole name finds its file too: its ending is no word. */
function matching(typed: string): SQL {
  const query = toTsquery(meant(withoutEnding(typed.trim())));
  return query === undefined ? sql`false` : sql`${mediaFiles.search} @@ ${query}::tsquery`;
}
