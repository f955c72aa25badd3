import { and, eq, isNull, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { referralCodes, referralVisits } from '#db/schema/referral.ts';
import type { Caller } from '#http/caller.ts';
import { isWithinLimit } from '#http/limits/within-limit.ts';
import { indianDay } from '#lib/clock.ts';
import { firstName } from '#lib/short-name.ts';
import { personName } from '#messages/person-name.ts';
import { findUserBy } from '#people/find-user.ts';
import { readCode } from './code.ts';

/** A name that others read under ours is one word of letters. */
const isName = (word: string) => /^(?:\p{L}|\p{M}|\u200c|\u200d|[.'’-]){1,30}$/u.test(word);

/** The first name of an inviter, as a message may carry it; null where that is none. */
const nameFor = ({ name }: { name: string }) =>
  isName(firstName(name)) ? firstName(personName(name)) : null;

/**
 * Counts that somebody came by a link, once a day for an address; programs that fetch links do not
 * count. Throws the Problem `notFound` where the link has ended.
 */
export async function open(db: Database, typed: string, caller: Caller) {
  const found = await findOpen(db, typed);
  if (!found) throw new Problem('notFound');
  const isPerson = caller.userAgent !== undefined && !isbot(caller.userAgent);
  const { link, inviter } = found;
  if (isPerson && (await isFirstToday(caller, link.id))) await count(db, link.id);
  return { name: link.showsName ? nameFor(inviter) : null };
}

/** The link with a code that works, and whose it is. */
export async function findOpen(db: Executor, typed: string) {
  const works = and(eq(referralCodes.code, readCode(typed)), isNull(referralCodes.endedAt));
  const [link] = await db.select().from(referralCodes).where(works);
  const inviter = link && (await findUserBy(db, { id: link.userId }));
  return inviter && { link, inviter };
}

const isFirstToday = (caller: Caller, id: string) =>
  isWithinLimit(caller, 'referralVisit', `${id} ${caller.address}`);

async function count(db: Database, codeId: string): Promise<void> {
  await db
    .insert(referralVisits)
    .values({ codeId, day: indianDay(new Date()), count: 1 })
    .onConflictDoUpdate({
      target: [referralVisits.codeId, referralVisits.day],
      set: { count: sql`${referralVisits.count} + 1` },
    });
}
