import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { waitingPictures } from '#db/schema/content-files.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { StoredPicture } from '../declare/files.ts';
import { addMissingCopies } from './missing-copies.ts';
import { hasAllCopies } from './store-copies.ts';

/** The keys of the given pictures that lack copies. */
export async function lackingCopies(
  storage: Storage,
  pictures: readonly StoredPicture[],
): Promise<string[]> {
  const lacking = new Set<string>();
  for (const picture of pictures)
    if (!(await hasAllCopies(storage, picture))) lacking.add(picture.key);
  return [...lacking];
}

/** Writes down that pictures wait for copies, in the order in which they shall get them. */
export async function addWaiting(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ key }));
  await db.insert(waitingPictures).values(rows).onConflictDoNothing();
}

/** Forgets that pictures wait for copies. */
export async function forgetWaiting(db: Executor, keys: readonly string[]): Promise<void> {
  await db.delete(waitingPictures).where(inArray(waitingPictures.key, [...keys]));
}

interface Finishing {
  db: Database;
  storage: Storage;
  /** When it is aborted, the rest goes on waiting. */
  signal?: AbortSignal;
  /** Told before the first picture how many there are; what it returns is called after each. */
  begin?: (total: number) => () => void;
}

/**
 * Makes the copies of every picture that waits for them, one after the other; returns how many got
 * theirs. It may be cut off, and go on in several processes. One that fails keeps no other waiting; the
 * first failure is thrown at the end.
 */
export async function finishPictures({ db, storage, signal, begin }: Finishing): Promise<number> {
  const keys = await waitingKeys(db);
  if (keys.length === 0) return 0;
  const step = begin?.(keys.length);
  const failures: unknown[] = [];
  let finished = 0;
  for (const key of keys) {
    if (signal?.aborted) return finished;
    try {
      await addMissingCopies(storage, key);
      await db.delete(waitingPictures).where(eq(waitingPictures.key, key));
      finished += 1;
      step?.();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return finished;
}

async function waitingKeys(db: Database): Promise<string[]> {
  const { key, place } = waitingPictures;
  const rows = await db.select({ key }).from(waitingPictures).orderBy(asc(place));
  return rows.map((row) => row.key);
}
