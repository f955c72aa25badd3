import { eq, sql } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import { Problem } from '#contract/problems.ts';
import { eventGates } from '#db/schema/events.ts';
import type { Handler } from '#http/bind.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import type { createEventGate, revokeEventGate } from '../../contract/desk.ts';
import type { EventDependencies } from '../dependencies.ts';
import { findPublicEvent, lockGathering } from '../gathering.ts';

/** The secret stands behind the `#`, which no server and no log ever sees. */
export function createGateWith({
  reader,
  publicUrl,
}: EventDependencies): Handler<typeof createEventGate> {
  return async ({ body, caller, language, act }) => {
    const event = await findPublicEvent(reader, body.event);
    if (event.cancelled) throw new Problem('doneAlready', { message: 'This event is cancelled.' });
    const token = newToken();
    const row = { eventId: event.id, agentId: agentOf(caller), tokenHash: hashToken(token) };
    await act(async (tx) => {
      await lockGathering(tx, event);
      await tx.insert(eventGates).values(row);
    });
    return { data: { url: `${createLinkTo(publicUrl, language)('/check-in')}#${token}` } };
  };
}

export function revokeGateWith(): Handler<typeof revokeEventGate> {
  return async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const revokedAt = sql`coalesce(${eventGates.revokedAt}, now())`;
      const matchesId = eq(eventGates.id, id);
      const ended = await tx.update(eventGates).set({ revokedAt }).where(matchesId).returning();
      if (ended.length === 0) throw new Problem('notFound');
    });
    return { message: 'The link has ended.' };
  };
}
