import { and, countDistinct, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { referralCodes, referralJoins, referralVisits } from '#db/schema/referral.ts';
import { indianDay } from '#lib/clock.ts';
import { WEEK_MS } from '#lib/durations.ts';
import type { OwnReferral } from '../contract.ts';

/** The link of a member and what came of all links that they had. */
export async function readOwn(
  db: Executor,
  userId: string,
  linkTo: (path: string) => string,
): Promise<OwnReferral> {
  const isOwn = eq(referralCodes.userId, userId);
  const [link] = await db
    .select()
    .from(referralCodes)
    .where(and(isOwn, isNull(referralCodes.endedAt)));
  const since = gt(referralVisits.day, indianDay(new Date(Date.now() - WEEK_MS)));
  const [visits] = await db
    .select({
      came: sum(referralVisits.count),
      cameThisWeek: sql<string | null>`sum(${referralVisits.count}) filter (where ${since})`,
    })
    .from(referralVisits)
    .innerJoin(referralCodes, eq(referralCodes.id, referralVisits.codeId))
    .where(isOwn);
  const [joins] = await db
    .select({ joined: countDistinct(referralJoins.joinId) })
    .from(referralJoins)
    .innerJoin(referralCodes, eq(referralCodes.id, referralJoins.codeId))
    .where(isOwn);
  return {
    url: link ? linkTo(`/r/${link.code}`) : null,
    showsName: link?.showsName ?? false,
    came: Number(visits?.came ?? 0),
    cameThisWeek: Number(visits?.cameThisWeek ?? 0),
    joined: joins?.joined ?? 0,
  };
}
