import { findUserBy } from '#people/find-user.ts';
import type { QuizDependencies } from './dependencies.ts';

/**
 * The moment at which the silence ends before a poll where somebody votes; null while there is none.
 * Whoever is not logged in, or has told no constituency that votes, waits while any is silent.
 */
export async function whenSilenceEnds(
  { db, whenMayGoOut }: QuizDependencies,
  userId: string | undefined,
  now: Date,
): Promise<string | null> {
  const forEverybody = await whenMayGoOut({ kind: 'quiz', at: now });
  if (forEverybody <= now || userId === undefined) return tell(forEverybody, now);
  const user = await findUserBy(db, { id: userId });
  const own = await whenMayGoOut({ kind: 'quiz', at: now, constituency: user?.constituency });
  return tell(own, now);
}

const tell = (until: Date, now: Date) => (until > now ? until.toISOString() : null);
