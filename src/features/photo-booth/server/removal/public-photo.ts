import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { storedPicture } from '#content/declare/files.ts';
import type { StoredPicture } from '#content/declare/files.ts';
import type { Executor } from '#db/database.ts';
import { photos } from '#features/photos/collection.ts';

const facts = z.object({ file: storedPicture, drawn: z.boolean().nullish() });

/** The picture of a photo that everybody sees; undefined for one that is not public, or a drawing. */
export async function findPublicPicture(
  db: Executor,
  photoId: string,
): Promise<StoredPicture | undefined> {
  const { rows } = await db.execute<{ facts: unknown }>(sql`
    select facts from documents
    where id = ${photoId} and collection = ${photos.name} and languages <> '{}'`);
  const shown = facts.safeParse(rows[0]?.facts);
  return shown.success && shown.data.drawn !== true ? shown.data.file : undefined;
}
