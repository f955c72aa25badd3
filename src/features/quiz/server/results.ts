import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { quizRounds } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { findUsersBy } from '#people/find-user.ts';
import type { findQuizResults, listQuizSuspects } from '../contract/desk.ts';
import { wordsOf } from './asked-words.ts';
import type { QuizDependencies } from './dependencies.ts';
import { readDay } from './open-day.ts';
import { RIGHT } from './score-round.ts';

export function findResultsWith({ db, now }: QuizDependencies): Handler<typeof findQuizResults> {
  return async ({ query, language }) => {
    const day = query.date ?? indianDay(now());
    const [sums] = await db
      .select({
        rounds: sql<number>`count(*)::int`,
        tooFast: sql<number>`count(*) filter (where ${quizRounds.isTooFast})::int`,
        averageScore: sql<number>`coalesce(avg(${quizRounds.score}), 0)::float`,
      })
      .from(quizRounds)
      .where(and(eq(quizRounds.quizDay, day), isNotNull(quizRounds.answeredAt)));
    const counts = await countOptions(db, day);
    const asked = await readDay(db, day);
    return {
      data: {
        day,
        ...(sums ?? { rounds: 0, tooFast: 0, averageScore: 0 }),
        questions: asked.flatMap(({ id, asked: question }) => {
          if (!question) return [];
          const words = wordsOf(question, language);
          const options = words.options.map((text, option) => ({
            text,
            isRight: option === RIGHT,
            count: counts.get(`${id} ${option}`) ?? 0,
          }));
          return [{ id, question: words.question, options }];
        }),
      },
    };
  };
}

/** Answers of a day by their question and option. */
async function countOptions(db: Executor, day: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select (a->>0) || ' ' || (a->>1) as key, count(*)::int as count
    from quiz_rounds, jsonb_array_elements(answers) a
    where quiz_day = ${day} and answered_at is not null group by 1`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** A family shares a network; more accounts than that on one day stand out. */
const MANY = 4;

export function listSuspectsWith({ db, now }: QuizDependencies): Handler<typeof listQuizSuspects> {
  return async ({ addTargets }) => {
    const today = indianDay(now());
    const { rows } = await db.execute<{
      userId: string;
      tooFast: number;
      sameNetwork: number;
      points: number;
    }>(sql`
      with recent as (
        select * from quiz_rounds
        where quiz_day > ${today}::date - 30 and answered_at is not null
      ), crowds as (
        select quiz_day, network_hash, count(*)::int as accounts from recent
        where network_hash is not null group by 1, 2 having count(*) >= ${MANY}
      ), people as (
        select r.user_id, count(*) filter (where r.is_too_fast)::int as too_fast,
          coalesce(max(c.accounts), 1) as same_network
        from recent r left join crowds c using (quiz_day, network_hash) group by 1
      )
      select p.user_id as "userId", p.too_fast as "tooFast", p.same_network as "sameNetwork",
        coalesce(q.points, 0) as points
      from people p left join quiz_players q using (user_id)
      where p.too_fast > 0 or p.same_network >= ${MANY}
      order by p.too_fast desc, p.same_network desc, p.user_id limit 100`);
    addTargets(...rows.map(({ userId }) => userId));
    const people = await findUsersBy(
      db,
      rows.map(({ userId }) => userId),
    );
    return { data: rows.map((row) => ({ ...row, name: people.get(row.userId)?.name ?? '' })) };
  };
}
