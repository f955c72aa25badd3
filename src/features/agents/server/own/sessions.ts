import { eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { agents as accounts } from '#db/schema/agents.ts';
import type { Handler } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import { agents } from '#people/realms/agents.ts';
import { requireSession } from '#people/require-session.ts';
import type { endAgentSession, listAgentSessions, logOutAgent } from '../../contract.ts';

export const listOwnSessions =
  (db: Database): Handler<typeof listAgentSessions> =>
  async ({ caller }) => {
    const { id: ownId, ownerId } = requireSession(caller);
    const sessions = await agents.sessions.list(db, ownerId);
    return {
      data: sessions.map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        current: id === ownId,
        createdAt: toIso(createdAt),
        seenAt: toIso(seenAt),
      })),
    };
  };

export const endSession: Handler<typeof endAgentSession> = async ({
  body: { id },
  caller,
  act,
  addTargets,
}) => {
  const { id: ownId, ownerId } = requireSession(caller);
  addTargets(ownerId);
  await act(async (tx) => {
    if (id === undefined) await agents.sessions.endAll(tx, ownerId, ownId);
    else if (!(await agents.sessions.endOwn(tx, ownerId, id))) throw new Problem('notFound');
  });
  return { message: id ? 'That session is ended.' : 'Everybody else was logged out.' };
};

export const logOut: Handler<typeof logOutAgent> = async ({ caller, act, addTargets }) => {
  const { id, ownerId } = requireSession(caller);
  addTargets(ownerId);
  await act(async (tx) => {
    await noteSeen(tx, ownerId);
    await agents.sessions.end(tx, id);
  });
  return { message: 'You are logged out.' };
};

/** The list of people tells when somebody was last here, also after their session is gone. */
const noteSeen = (tx: Executor, agentId: string) =>
  tx
    .update(accounts)
    .set({ seenAt: sql`now()` })
    .where(eq(accounts.id, agentId));
