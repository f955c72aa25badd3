import { and, eq, isNull } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { referralCodes } from '#db/schema/referral.ts';
import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import {
  endReferral,
  findReferral,
  nameReferral,
  openReferral,
  renewReferral,
} from '../contract.ts';
import { newCode } from './code.ts';
import { readOwn } from './own-referral.ts';
import { open } from './visits.ts';

interface ReferralDependencies {
  db: Database;
  /** The origin that links begin with. */
  publicUrl: string;
}

export const referralRoutes = ({ db, publicUrl }: ReferralDependencies) => [
  bind(openReferral, async ({ body: { code }, caller }) => ({
    data: await open(db, code, caller),
  })),

  bind(findReferral, async ({ caller, language }) => ({
    data: await readOwn(db, requireSession(caller).ownerId, createLinkTo(publicUrl, language)),
  })),

  bind(renewReferral, async ({ caller, language }) => {
    const data = await asOwner(db, caller, async (tx, userId) => {
      const [ended] = await end(tx, userId);
      const showsName = ended?.showsName ?? false;
      await tx.insert(referralCodes).values({ code: newCode(), userId, showsName });
      return readOwn(tx, userId, createLinkTo(publicUrl, language));
    });
    return { message: 'Your link is ready.', data };
  }),

  bind(endReferral, async ({ caller }) => {
    await asOwner(db, caller, end);
    return { message: 'Your link works no more.' };
  }),

  bind(nameReferral, async ({ body: { showsName }, caller }) => {
    await asOwner(db, caller, async (tx, userId) => {
      const changed = await tx.update(referralCodes).set({ showsName }).where(worksFor(userId));
      if (!changed.rowCount) throw new Problem('notFound');
    });
    return { message: 'Saved.' };
  }),
];

/** One change of a member at a time, and none after the session ended. */
function asOwner<Result>(
  db: Database,
  caller: Caller,
  work: (tx: Executor, userId: string) => Promise<Result>,
): Promise<Result> {
  const session = requireSession(caller);
  return transaction(db, async (tx) => work(tx, (await lockSessionOwner(tx, session)).id));
}

const end = (tx: Executor, userId: string) =>
  tx.update(referralCodes).set({ endedAt: new Date() }).where(worksFor(userId)).returning();

const worksFor = (userId: string) =>
  and(eq(referralCodes.userId, userId), isNull(referralCodes.endedAt));
