import { sql } from 'drizzle-orm';
import { publishChange } from '#db/cache-tags.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { BOOTH_TAG } from './plan-index.ts';

/** How long faces of photographs are kept, where an album tells no other number. */
export const FACE_DAYS = 180;

/** Forgets faces whose time is over, from when their photograph came into the booth. It is not looked at again. */
export async function forgetOldFaces(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      with old as (
        update booth_photos p set state = 'forgotten', faces = 0
        where state in ('done', 'waiting') and created_at < now() - make_interval(days => coalesce(
          (select face_days from booth_albums a where a.album = p.album), ${FACE_DAYS}))
        returning photo_id),
      gone as (delete from booth_faces f using old where f.photo_id = old.photo_id)
      select from old`);
    if ((rowCount ?? 0) > 0) await publishChange(tx, [BOOTH_TAG]);
  });
}
