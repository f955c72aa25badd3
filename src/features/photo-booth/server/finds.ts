import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { boothDays, boothFinds } from '#db/schema/photo-booth.ts';
import type { Match } from '#face-search/matching.ts';
import { indianDay } from '#lib/clock.ts';

interface Find {
  userId: string;
  photoId: string;
  match: Match;
}

/** A find that somebody did not have before. */
export interface NewFind {
  photoId: string;
  /** Whether nobody was found in the photo before. */
  isFirst: boolean;
}

/**
 * Notes what was found for people whose face is still known, in photos that are still there. What somebody said
 * is not them stays so, and a `maybe` may become `sure`. Returns what is new to them.
 */
export async function saveFinds(tx: Executor, finds: readonly Find[]): Promise<NewFind[]> {
  if (finds.length === 0) return [];
  const { rows } = await tx.execute<{ photoId: string; isFirst: boolean; isNew: boolean }>(sql`
    insert into booth_finds as known (user_id, photo_id, match)
    select p.user_id, f.photo_id, found.match
    from jsonb_to_recordset(${JSON.stringify(finds)}::jsonb)
      as found("userId" uuid, "photoId" uuid, match text)
    join booth_people p on p.user_id = found."userId" and p.sealed_vector is not null
    join booth_photos f on f.photo_id = found."photoId"
    for share of p for key share of f
    on conflict (user_id, photo_id) do update set match = excluded.match
      where known.match = 'maybe' and excluded.match = 'sure'
    returning photo_id as "photoId", xmax = 0 as "isNew", not exists (
      select from booth_finds other
      where other.photo_id = known.photo_id and other.user_id <> known.user_id) as "isFirst"`);
  return rows.filter(({ isNew }) => isNew);
}

/** Counts a search and what it found first, without whose it was. */
export async function countSearch(tx: Executor, finds: number): Promise<void> {
  const row = { day: indianDay(new Date()), searches: 1, finds };
  await tx
    .insert(boothDays)
    .values(row)
    .onConflictDoUpdate({
      target: boothDays.day,
      set: {
        searches: sql`${boothDays.searches} + 1`,
        finds: sql`${boothDays.finds} + ${finds}`,
      },
    });
}

/** Takes a photo out of what somebody was found in; false where it was not in it. */
export async function refuseFind(db: Executor, userId: string, photoId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(boothFinds)
    .set({ refusedAt: sql`now()` })
    .where(isShown(userId, photoId));
  return (rowCount ?? 0) > 0;
}

/** The condition of a find that is shown to somebody: they did not say that it is somebody else. */
export const isShown = (userId: string, photoId?: string, match?: Match) =>
  and(
    eq(boothFinds.userId, userId),
    isNull(boothFinds.refusedAt),
    photoId === undefined ? undefined : eq(boothFinds.photoId, photoId),
    match === undefined ? undefined : eq(boothFinds.match, match),
  );
