import { and, eq, sql } from 'drizzle-orm';
import { limitLifetime, tagRead } from '#db/cache-tags.ts';
import { quizRounds } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import { indianDay, nextMidnight } from '#lib/clock.ts';
import { quizQuestions } from '../collection.ts';
import type { findQuizQuestions } from '../contract.ts';
import { wordsOf } from './asked-words.ts';
import type { QuizDependencies } from './dependencies.ts';
import { openDay } from './open-day.ts';
import type { Options } from './options.ts';
import { whenSilenceEnds } from './silence.ts';

/** Nobody's order of options: that of all who are not logged in. */
const NOBODY = 'nobody';

/** The questions of today; the first time that somebody reads them is when their round begins. */
export function findQuestionsWith(
  services: QuizDependencies,
  options: Options,
): Handler<typeof findQuizQuestions> {
  return async ({ query, caller, language }) => {
    const now = services.now();
    const today = indianDay(now);
    tagRead(quizQuestions.name);
    limitLifetime(nextMidnight(now));
    const { date = today } = query;
    const begun = query.begin ? { begun: options.signBegun(today, now) } : {};
    const nothing = { date, questions: [], answered: false, ...begun };
    const person = caller.session?.ownerId;
    const silentUntil = await whenSilenceEnds(services, person, now);
    if (date !== today || silentUntil) return { data: { ...nothing, silentUntil } };
    const asked = await openDay(services.reader, today);
    const answered =
      person !== undefined && asked.length > 0 && (await begin(services, person, today, now));
    const questions = asked.map((each) => {
      const words = wordsOf(each.asked, language);
      const place = { day: today, questionId: each.id };
      const order = options.orderFor(person ?? NOBODY, place, words.options.length);
      return {
        id: each.id,
        question: words.question,
        language: words.language,
        options: order.map((option) => ({
          id: options.idOf({ ...place, option }),
          text: words.options[option] ?? '',
        })),
      };
    });
    return { data: { date: today, questions, answered, ...begun, silentUntil } };
  };
}

/** Stamps the beginning of a round, once; tells whether it was handed in already. */
async function begin(
  { db }: QuizDependencies,
  userId: string,
  quizDay: string,
  startedAt: Date,
): Promise<boolean> {
  const [round] = await db
    .select({ answeredAt: quizRounds.answeredAt })
    .from(quizRounds)
    .where(and(eq(quizRounds.userId, userId), eq(quizRounds.quizDay, quizDay)));
  // An account that is erased at this moment has no row to refer to any more.
  if (!round)
    await db.execute(sql`
      insert into quiz_rounds (user_id, quiz_day, started_at)
      select id, ${quizDay}, ${startedAt} from users where id = ${userId}
      on conflict do nothing`);
  return Boolean(round?.answeredAt);
}
