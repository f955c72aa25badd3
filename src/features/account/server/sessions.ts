import { and, desc, eq, ne } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { sessions } from '#db/schema/index.ts';
import { bind } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import { endSession, listSessions } from '../contract.ts';
import { sessionOf } from './owner.ts';

const isOwnedBy = (ownerId: string) =>
  and(eq(sessions.kind, 'user'), eq(sessions.ownerId, ownerId));

export const sessionCalls = (db: Database) => [
  bind(listSessions, async ({ caller }) => {
    const { id, ownerId } = sessionOf(caller);
    const rows = await db
      .select()
      .from(sessions)
      .where(isOwnedBy(ownerId))
      .orderBy(desc(sessions.createdAt), desc(sessions.id));
    const data = rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: toIso(row.createdAt),
      seenAt: toIso(row.seenAt),
      current: row.id === id,
    }));
    return { data };
  }),

  bind(endSession, async ({ body, caller }) => {
    const { id, ownerId } = sessionOf(caller);
    const which = body.id ? eq(sessions.id, body.id) : ne(sessions.id, id);
    const ended = await db
      .delete(sessions)
      .where(and(isOwnedBy(ownerId), which))
      .returning({ id: sessions.id });
    if (body.id && ended.length === 0) throw new Problem('notFound');
    return { message: 'You are logged out there.' };
  }),
];
