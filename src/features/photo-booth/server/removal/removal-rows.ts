import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PicturePart } from '#content/files/picture-description.ts';
import type { Executor } from '#db/database.ts';
import { blurredPictures, photoRemovals } from '#db/schema/photo-booth.ts';
import { isSameFace } from './overlap.ts';

export type Removal = typeof photoRemovals.$inferSelect;

/** Locks what is hidden of a picture, so that those who change it take turns. */
export async function lockRoot(tx: Executor, rootKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${'blur ' + rootKey}, 0))`);
}

/** The picture that one was made from by hiding faces; itself where nothing is hidden in it. */
export async function rootOf(db: Executor, key: string): Promise<string> {
  const [made] = await db.select().from(blurredPictures).where(eq(blurredPictures.key, key));
  return made?.rootKey ?? key;
}

/** A picture, and all that were made from it. */
export async function familyOf(db: Executor, rootKey: string): Promise<string[]> {
  const isMade = eq(blurredPictures.rootKey, rootKey);
  const rows = await db.select().from(blurredPictures).where(isMade);
  return [...new Set([rootKey, ...rows.map(({ key }) => key)])];
}

/** An array for statements: a picture, and the one that it was made from. */
export const kin = (key: SQL) => sql`
  array(select ${key} union select b.root_key from blurred_pictures b where b.key = ${key})`;

/** The box of a wish; undefined where nobody has pointed at a face. */
export function boxOf({ left, top, width, height }: Removal): PicturePart | undefined {
  if (left === null || top === null || width === null || height === null) return undefined;
  return { left, top, width, height };
}

/** The wishes about one picture in some states, the oldest first. */
export async function removalsOf(
  db: Executor,
  rootKey: string,
  states: readonly Removal['state'][],
): Promise<Removal[]> {
  return db
    .select()
    .from(photoRemovals)
    .where(and(eq(photoRemovals.rootKey, rootKey), inArray(photoRemovals.state, [...states])))
    .orderBy(photoRemovals.createdAt, photoRemovals.id);
}

/** The one of them that is about a face. */
export const aboutFace = (removals: readonly Removal[], face: PicturePart) =>
  removals.find((each) => {
    const box = boxOf(each);
    return box !== undefined && isSameFace(box, face);
  });
