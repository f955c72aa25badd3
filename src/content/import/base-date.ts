import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { importAnchors } from '#db/schema/content-files.ts';

/**
 * The day that the relative moments of a campaign count from: that of its first import into this
 * database, so that a later import of the same files moves nothing.
 */
export async function findBaseDate(db: Executor, folderName: string): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(importAnchors)
    .where(eq(importAnchors.folderName, folderName));
  return row?.anchor;
}

/** Saves the day of the first import; a later import changes nothing. */
export async function saveBaseDate(tx: Executor, folderName: string, anchor: Date): Promise<void> {
  await tx.insert(importAnchors).values({ folderName, anchor }).onConflictDoNothing();
}
