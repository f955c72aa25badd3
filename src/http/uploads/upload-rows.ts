import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import type { Database, Executor } from '#db/database.ts';
import { uploads } from '#db/schema/http.ts';
import { transaction } from '#db/transaction.ts';
import type { Session } from '../sessions.ts';

export type Upload = typeof uploads.$inferSelect;
export type UploadOwner = Pick<Session, 'realm' | 'ownerId'>;

/** The time after which an unfinished upload is deleted. */
const aDayAgo = sql`now() - interval '24 hours'`;
const isYoung = gt(uploads.beganAt, aDayAgo);
const RETRY_SECONDS = 60 * 60;

const isOf = ({ realm, ownerId }: UploadOwner) =>
  and(eq(uploads.ownerKind, realm), eq(uploads.ownerId, ownerId));

/**
 * Begins an upload of so many octets and returns its id. Throws `tooMany` when its sender has begun
 * too many, or sent too much within a day; a lock counts two that begin at once one after the other.
 */
export async function beginUpload(
  db: Database,
  endpoint: UploadEndpoint,
  owner: UploadOwner,
  bytes: number,
): Promise<string> {
  return transaction(db, async (tx) => {
    const lock = `upload ${owner.realm} ${owner.ownerId}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const ofEndpoint = and(isOf(owner), eq(uploads.endpoint, endpoint.name), isYoung);
    const [counted] = await tx
      .select({
        unfinished: sql<number>`count(*) filter (where ${uploads.arrivedAt} is null)`.mapWith(
          Number,
        ),
        bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number),
      })
      .from(uploads)
      .where(ofEndpoint);
    const { unfinished = 0, bytes: sent = 0 } = counted ?? {};
    if (unfinished >= endpoint.atOnce || sent + bytes > endpoint.bytesADay)
      throw new Problem('tooMany', { retryAfter: RETRY_SECONDS });
    const { realm: ownerKind, ownerId } = owner;
    const [row] = await tx
      .insert(uploads)
      .values({ endpoint: endpoint.name, ownerKind, ownerId, bytes })
      .returning({ id: uploads.id });
    if (!row) throw new Error('A new upload has no row');
    return row.id;
  });
}

/** Finds an upload of this endpoint and this owner. */
export async function findUpload(
  db: Database,
  { name }: UploadEndpoint,
  owner: UploadOwner,
  id: string,
): Promise<Upload | undefined> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.endpoint, name), isOf(owner), isYoung));
  return found;
}

/** Marks a file as arrived; false when it was marked already, or is gone. */
export async function noteArrival(tx: Executor, id: string): Promise<boolean> {
  const noted = await tx
    .update(uploads)
    .set({ arrivedAt: sql`now()` })
    .where(and(eq(uploads.id, id), isNull(uploads.arrivedAt)))
    .returning({ id: uploads.id });
  return noted.length > 0;
}

/** Finds an unfinished upload of any owner. */
export async function findOpenUpload(db: Database, id: string): Promise<Upload | undefined> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.arrivedAt)));
  return found;
}

/** Whether there is such an upload, arrived or not. */
export const isKnown = async (db: Database, id: string) =>
  (await db.$count(uploads, eq(uploads.id, id))) > 0;

export const dropUpload = (db: Database, id: string) =>
  db.delete(uploads).where(eq(uploads.id, id));

/** Deletes the rows of uploads that began more than a day ago, and returns the ids of the unfinished ones. */
export async function deleteOldUploadRows(db: Database): Promise<string[]> {
  const { id, arrivedAt } = uploads;
  const old = await db
    .delete(uploads)
    .where(lt(uploads.beganAt, aDayAgo))
    .returning({ id, arrivedAt });
  return old.filter((each) => each.arrivedAt === null).map((each) => each.id);
}

/** Which of these uploads may still go on. */
export async function openUploads(db: Database): Promise<Set<string>> {
  const open = await db.select({ id: uploads.id }).from(uploads).where(isNull(uploads.arrivedAt));
  return new Set(open.map(({ id }) => id));
}
