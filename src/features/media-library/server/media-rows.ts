import { extname } from 'node:path';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { withShownKeys } from '#content/files/picture-description.ts';
import { mediaTypes } from '#contract/media-types.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { mediaType } from '#http/media-type.ts';
import { isChangedSince } from '#lib/changed-since.ts';
import { lexemes } from '#lib/script.ts';

export type MediaRow = typeof mediaFiles.$inferSelect;

/** A file of the library by its id, whatever its state. */
export async function findRow(db: Executor, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  return row;
}

/** Locks files, so that those who change them take turns; in one order, so that none wait for each other. */
export async function lockRows(tx: Executor, ids: readonly string[]): Promise<MediaRow[]> {
  return tx
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...ids]))
    .orderBy(mediaFiles.id)
    .for('update');
}

/** Lets those who make or delete files of the same bytes take turns; before any row is locked. */
export async function lockBytes(tx: Executor, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);
}

/** Locks one file that is ready and not in the bin. Throws `notFound`. */
export async function lockReady(tx: Executor, id: string): Promise<MediaRow> {
  const [row] = await lockRows(tx, [id]);
  return requireReady(row);
}

/** Throws `notFound` for a file that is not there, not ready, or in the bin. */
export function requireReady(row: MediaRow | undefined): MediaRow {
  if (row?.state === 'ready' && row.binnedAt === null) return row;
  throw noSuchFile();
}

export const noSuchFile = () =>
  new Problem('notFound', { message: 'There is no such file in the library.' });

const CHANGED = 'Somebody else changed this meanwhile. Look at what they saved, and choose.';

/** Throws `conflict` where what is told of a file was told otherwise since its caller saw it. */
export function requireAsSeen(now: unknown, seen: unknown, told: unknown): void {
  if (isChangedSince(seen, now, told)) throw changedMeanwhile();
}

export const changedMeanwhile = () => new Problem('conflict', { message: CHANGED });

type DescribedFile = Pick<MediaRow, 'name' | 'alts' | 'place' | 'credit' | 'albums'>;

/** A name without the ending of a kind that the library takes: `rally.jpg` is `rally`, `Dr.Rao` stays. */
export const withoutEnding = (name: string): string =>
  mediaType(name) in mediaTypes ? name.slice(0, -extname(name).length) : name;

/** The words that a file is found by. */
export function searchOf({ name, alts, place, credit, albums }: DescribedFile) {
  const title = [withoutEnding(name), ...Object.values(alts)].join(' ');
  const terms = lexemes({ title, summary: place, rest: [credit, ...albums].join(' ') });
  return sql`${terms.join(' ')}::tsvector`;
}

/** Changes what is told of a locked file, and the words that it is found by. */
export async function tellOf(tx: Executor, row: MediaRow, told: Partial<MediaRow>): Promise<void> {
  await tx
    .update(mediaFiles)
    .set({ ...told, search: searchOf({ ...row, ...told }) })
    .where(eq(mediaFiles.id, row.id));
}

/** Has a locked file show another picture. Documents may go on naming the one before, so that its key is kept. */
export async function showOther(
  tx: Executor,
  { id, key, formerKeys }: MediaRow,
  shown: Pick<MediaRow, 'stored'> & { key: string; crop?: MediaRow['crop'] },
): Promise<void> {
  const former = key === null || key === shown.key ? formerKeys : [...formerKeys, key];
  await tx
    .update(mediaFiles)
    .set({ ...shown, formerKeys: [...new Set(former)] })
    .where(eq(mediaFiles.id, id));
}

/** Every key under which documents may name a file, or the public may still see it. */
export async function keysOf(
  storage: Pick<Storage, 'get'>,
  { kind, key, sha256, formerKeys }: MediaRow,
): Promise<string[]> {
  const own = key === null ? [] : [key];
  return kind === 'picture' ? withShownKeys(storage, [...own, sha256, ...formerKeys]) : own;
}

/** Bits by which two pictures may differ that look alike. */
const MAX_BITS = 6;

const isNear = (likeness: bigint) =>
  and(
    eq(mediaFiles.state, 'ready'),
    isNull(mediaFiles.binnedAt),
    sql`bit_count((${mediaFiles.likeness} # ${likeness}::bigint)::bit(64)) <= ${MAX_BITS}`,
  );

/** Pictures that look like one with this likeness, newest first, itself among them. */
export async function findAlike(db: Executor, likeness: bigint): Promise<MediaRow[]> {
  return db
    .select()
    .from(mediaFiles)
    .where(isNear(likeness))
    .orderBy(sql`${mediaFiles.position} desc`)
    .limit(20);
}

/** Marks anew which of the pictures with nearly this likeness have another beside them. */
export async function markAlike(tx: Executor, likeness: bigint | null): Promise<void> {
  if (likeness === null) return;
  await tx
    .update(mediaFiles)
    .set({
      isAlike: sql`exists (select from media_files other where other.id <> media_files.id
        and other.state = 'ready' and other.binned_at is null
        and bit_count((other.likeness # media_files.likeness)::bit(64)) <= ${MAX_BITS})`,
    })
    .where(isNear(likeness));
}
