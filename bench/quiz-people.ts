import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { quizQuestions } from '#features/quiz/collection.ts';
import { campaign } from '../test/campaign.ts';
import { write } from '../test/written.ts';

/** The token of the session of a player. */
export const tokenOf = (player: number) => `quiz-bench-${String(player).padStart(12, '0')}`;

/** A campaign with questions, and people who are logged in. */
export async function fillQuiz(db: Database, players: number): Promise<void> {
  await write(db, [
    campaign,
    ...Array.from({ length: 40 }, (_, index): Parameters<typeof write>[1][number] => {
      const words = { answer: 'right', wrong1: 'wrong', explanation: 'So.', sourceName: 'Here' };
      const en = { title: `Question ${index}?`, words };
      return [
        quizQuestions,
        { slug: `question-${index}`, position: index, facts: { source: '/news' }, en },
      ];
    }),
  ]);
  await db.execute(sql`
    insert into users (name, phone_number, language)
    select 'Player ' || n, '+91' || (7000000000 + n), 'en' from generate_series(1, ${players}) n`);
  await db.execute(sql`
    insert into sessions (token_hash, owner_id)
    select sha256(convert_to('quiz-bench-' ||
      lpad((right(phone_number, 10)::bigint - 7000000000)::text, 12, '0'), 'utf8')), id
    from users where phone_number like '+917%'`);
}

/** Rounds of the days before today, for the first so many players, and their sums. */
export async function playBefore(db: Database, players: number, days: number): Promise<void> {
  await db.execute(sql`
    insert into quiz_rounds (user_id, quiz_day, started_at, answered_at, score, total, points, streak, answers)
    select id, current_date - 1 - d, now(), now(), 3, 5, 30, 1,
      '[["00000000-0000-4000-8000-000000000001",0,true],["00000000-0000-4000-8000-000000000002",1,false],["00000000-0000-4000-8000-000000000003",0,true]]'
    from (select id from users where phone_number <= '+91' || (7000000000 + ${players}::int)) u,
      generate_series(1, ${days}) d
    on conflict do nothing`);
  await db.execute(sql`
    insert into quiz_points (user_id, reason, points)
    select user_id, 'round:' || quiz_day, points from quiz_rounds where answered_at is not null
    on conflict do nothing`);
  await db.execute(sql`
    insert into quiz_players (user_id, points, streak, best_streak, last_day, rounds, rank_name, rank_constituency)
    select user_id, sum(points) + (hashtext(user_id::text) & 1023), 1, 1, max(quiz_day), count(*),
      'Player', 'Ward ' || (hashtext(user_id::text) & 63)
    from quiz_rounds where answered_at is not null group by user_id
    on conflict (user_id) do nothing`);
  await db.execute(sql`analyze`);
}
