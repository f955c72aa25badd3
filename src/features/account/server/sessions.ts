import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import { visitors } from '#people/realms/visitors.ts';
import { requireSession } from '#people/require-session.ts';
import { endSession, listSessions } from '../contract.ts';

export const sessionCalls = (db: Database) => [
  bind(listSessions, async ({ caller }) => {
    const { id, ownerId } = requireSession(caller);
    const rows = await visitors.sessions.list(db, ownerId);
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
    const { id, ownerId } = requireSession(caller);
    if (!body.id) await visitors.sessions.endAll(db, ownerId, id);
    else if (!(await visitors.sessions.endOwn(db, ownerId, body.id))) throw new Problem('notFound');
    return { message: 'You are logged out there.' };
  }),
];
