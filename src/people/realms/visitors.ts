import { availableParallelism } from 'node:os';
import { and, eq, exists, isNull } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { sessions, users } from '#db/schema/people.ts';
import { declareRealm } from './realm.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A closed account has no session, whatever row was left behind. */
const hasAccount = exists(
  new QueryBuilder()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sessions.ownerId), isNull(users.erasedAt))),
);

/** The realm of visitors, the people with an account on the public site. */
export const visitors = declareRealm({
  name: 'visitors',
  sessions,
  idleMinutes: 14 * DAY,
  longestMinutes: 30 * DAY,
  noteEveryMinutes: HOUR,
  mostSessions: 10,
  hasOwner: hasAccount,
  hashing: { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 20 },
});
