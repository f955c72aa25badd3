import { randomBytes, randomUUID } from 'node:crypto';
import { asc, desc, eq, isNotNull, and, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem, invalid } from '#contract/problems.ts';
import { publishChange, tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { quizDraws, quizTickets } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import { chunks } from '#lib/chunks.ts';
import { indianDay } from '#lib/clock.ts';
import type { createQuizDraw, drawQuizWinners } from '../contract/desk.ts';
import { sealOf, winnersOf } from '../contract/draw-winners.ts';
import type { findQuizDraw, listQuizDraws } from '../contract/draws.ts';
import type { QuizDependencies } from './dependencies.ts';

type Draw = typeof quizDraws.$inferSelect;

const TAG = 'quiz-draws';
/** Rows that one statement inserts. */
const MAX_ROWS = 5_000;

const presented = ({ id, title, drawnAt, ...draw }: Draw, language: Language) => ({
  id,
  title: title[language] ?? title.en ?? '',
  isDrawn: drawnAt !== null,
  firstDay: draw.firstDay,
  lastDay: draw.lastDay,
  fewestRounds: draw.fewestRounds,
  prizes: draw.prizes,
  seedHash: draw.seedHash,
});

export function listDrawsWith({ db }: QuizDependencies): Handler<typeof listQuizDraws> {
  return async ({ language }) => {
    tagRead(TAG);
    const draws = await db.select().from(quizDraws).orderBy(desc(quizDraws.createdAt)).limit(100);
    return { data: draws.map((draw) => presented(draw, language)) };
  };
}

export function findDrawWith({ db }: QuizDependencies): Handler<typeof findQuizDraw> {
  return async ({ query: { id }, language }) => {
    tagRead(TAG);
    const [draw] = await db.select().from(quizDraws).where(eq(quizDraws.id, id));
    if (!draw) throw new Problem('notFound');
    const tickets = await db
      .select({ ticket: quizTickets.ticket, place: quizTickets.place })
      .from(quizTickets)
      .where(eq(quizTickets.drawId, id))
      .orderBy(asc(quizTickets.ticket));
    const winners = tickets
      .flatMap(({ ticket, place }) => (place === null ? [] : [{ ticket, place }]))
      .toSorted((one, other) => one.place - other.place);
    return {
      data: {
        ...presented(draw, language),
        seed: draw.drawnAt ? draw.seed : null,
        tickets: tickets.map(({ ticket }) => ticket),
        winners: winners.map(({ ticket }) => ticket),
      },
    };
  };
}

const announced = { id: quizDraws.id, seedHash: quizDraws.seedHash };

export function createDrawWith({ now }: QuizDependencies): Handler<typeof createQuizDraw> {
  return async ({ body, act, addTargets }) => {
    const { key, title, titleInHindi, firstDay, lastDay, ...rule } = body;
    if (lastDay < firstDay)
      throw invalid({ param: 'lastDay', msg: 'The last day comes before the first' });
    // Once a day of it was played, it could be known who is in.
    if (firstDay <= indianDay(now()))
      throw invalid({ param: 'firstDay', msg: 'Choose a first day that is still to come' });
    const seed = randomBytes(32).toString('hex');
    const sealed = { seed, seedHash: await sealOf(seed) };
    const data = await act(async (tx) => {
      const [made] = await tx
        .insert(quizDraws)
        .values({
          ...(key && { id: key }),
          title: { en: title, ...(titleInHindi && { hi: titleInHindi }) },
          firstDay,
          lastDay,
          ...rule,
          ...sealed,
        })
        .onConflictDoNothing()
        .returning(announced);
      const [draw] = made
        ? [made]
        : await tx
            .select(announced)
            .from(quizDraws)
            .where(eq(quizDraws.id, key ?? ''));
      if (!draw) throw new Error('The database gave a draw no id');
      addTargets(draw.id);
      await publishChange(tx, [TAG]);
      return draw;
    });
    return { data };
  };
}

export function drawWinnersWith({ now }: QuizDependencies): Handler<typeof drawQuizWinners> {
  return async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const [draw] = await tx.select().from(quizDraws).where(eq(quizDraws.id, id)).for('update');
      if (!draw) throw new Problem('notFound');
      if (draw.drawnAt) throw new Problem('doneAlready');
      if (draw.lastDay >= indianDay(now()))
        throw invalid({ param: 'id', msg: 'The days of this draw are not over' });
      const tickets = await giveTickets(tx, draw);
      const winners = await winnersOf(draw.seed, tickets, draw.prizes);
      for (const [index, ticket] of winners.entries())
        await tx
          .update(quizTickets)
          .set({ place: index + 1 })
          .where(and(eq(quizTickets.drawId, id), eq(quizTickets.ticket, ticket)));
      await tx.update(quizDraws).set({ drawnAt: now() }).where(eq(quizDraws.id, id));
      await publishChange(tx, [TAG]);
    });
    return { message: 'The winners are drawn, and the seed is public.' };
  };
}

/** One ticket for everybody with a proven number who played often enough; none for rounds too fast. */
async function giveTickets(tx: Executor, draw: Draw): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select r.user_id as "userId" from quiz_rounds r join users u on u.id = r.user_id
    where r.quiz_day between ${draw.firstDay} and ${draw.lastDay}
      and r.answered_at is not null and not r.is_too_fast
      and u.phone_number is not null and u.erased_at is null
    group by r.user_id having count(*) >= ${draw.fewestRounds}`);
  const tickets = rows.map(({ userId }) => ({ drawId: draw.id, userId, ticket: randomUUID() }));
  for (const some of chunks(tickets, MAX_ROWS)) await tx.insert(quizTickets).values(some);
  return tickets.map(({ ticket }) => ticket);
}

/** The winning tickets of a draw with their people, in the order of their places. */
export const readWinners = (db: Executor, drawId: string) =>
  db
    .select({ place: quizTickets.place, ticket: quizTickets.ticket, userId: quizTickets.userId })
    .from(quizTickets)
    .where(and(eq(quizTickets.drawId, drawId), isNotNull(quizTickets.place)))
    .orderBy(asc(quizTickets.place));
