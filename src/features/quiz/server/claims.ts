import { asc, eq, inArray } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { quizClaims } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import { findUsersBy } from '#people/find-user.ts';
import { quizRewards } from '../collection.ts';
import type { decideQuizClaims, listQuizClaims, listQuizWinners } from '../contract/desk.ts';
import type { QuizDependencies } from './dependencies.ts';
import { readWinners } from './draws.ts';
import { putBack, takeFrom } from './stock.ts';

export function listClaimsWith({ db, reader }: QuizDependencies): Handler<typeof listQuizClaims> {
  return async ({ query: { state }, language, addTargets }) => {
    const isThere = eq(quizClaims.state, state);
    const rows = await db
      .select()
      .from(quizClaims)
      .where(isThere)
      .orderBy(asc(quizClaims.claimedAt), asc(quizClaims.id))
      .limit(100);
    addTargets(...rows.flatMap(({ userId }) => userId ?? []));
    const ids = [...new Set(rows.map(({ rewardId }) => rewardId))];
    const rewards = await reader.pick(quizRewards, language, ids);
    const titles = new Map(rewards.map(({ id, title }) => [id, title]));
    const reachOf = await readReach(db, rows);
    return {
      data: rows.map(({ id, rewardId, claimedAt, userId }) => ({
        id,
        reward: titles.get(rewardId) ?? '',
        claimedAt: claimedAt.toISOString(),
        ...reachOf(userId),
      })),
      total: await db.$count(quizClaims, isThere),
    };
  };
}

/** The name of each, and where they are reached; nothing of an account that is erased. */
async function readReach(db: Executor, rows: readonly { userId: string | null }[]) {
  const people = await findUsersBy(
    db,
    rows.map(({ userId }) => userId),
  );
  return (userId: string | null) => {
    const { name = null, phoneNumber = null, email = null } = people.get(userId ?? '') ?? {};
    return { name, phoneNumber, email };
  };
}

export function decideClaimsWith({
  db,
  reader,
}: QuizDependencies): Handler<typeof decideQuizClaims> {
  return async ({ body: { id: ids, state }, act }) => {
    const areThese = inArray(quizClaims.id, ids);
    const claimed = await db.select().from(quizClaims).where(areThese);
    const rewardIds = [...new Set(claimed.map(({ rewardId }) => rewardId))];
    const rewards = await reader.pick(quizRewards, primaryLanguage, rewardIds);
    const stocks = new Map(rewards.map(({ id, stock }) => [id, stock]));
    await act(async (tx) => {
      const before = await tx
        .select()
        .from(quizClaims)
        .where(areThese)
        .orderBy(asc(quizClaims.id))
        .for('update');
      if (before.length < new Set(ids).size) throw new Problem('notFound');
      await tx.update(quizClaims).set({ state, decidedAt: new Date() }).where(areThese);
      await returnRefused(tx, before, { state, stocks });
    });
    return { message: 'Noted.' };
  };
}

interface Decision {
  state: Claim['state'];
  /** How many there are of each reward that is published. */
  stocks: ReadonlyMap<string, number>;
}

/** Returns a reward that is refused to the stock, and takes it again where it is given after all and one is left. */
async function returnRefused(tx: Executor, before: readonly Claim[], { state, stocks }: Decision) {
  const turned = before.filter((claim) => (claim.state === 'refused') !== (state === 'refused'));
  const byReward = Map.groupBy(turned, ({ rewardId }) => rewardId);
  for (const [rewardId, { length }] of [...byReward].toSorted(([a], [b]) => a.localeCompare(b)))
    if (state === 'refused') await putBack(tx, rewardId, length);
    else await takeFrom(tx, rewardId, { stock: stocks.get(rewardId), count: length });
  if (turned.length > 0) await publishChange(tx, [quizRewards.name]);
}

type Claim = typeof quizClaims.$inferSelect;

export function listWinnersWith({ db }: QuizDependencies): Handler<typeof listQuizWinners> {
  return async ({ query: { id }, addTargets }) => {
    const rows = await readWinners(db, id);
    addTargets(...rows.flatMap(({ userId }) => userId ?? []));
    const reachOf = await readReach(db, rows);
    return {
      data: rows.map(({ place, ticket, userId }) => ({
        place: place ?? 0,
        ticket,
        ...reachOf(userId),
      })),
    };
  };
}
