import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import type { PublicEvent } from './gathering.ts';
import { seatsLeft } from './seats.ts';
import type { Reply } from './seats.ts';

/**
 * Changes how many people come with a reply that stands. Seats that somebody has stay theirs: where there
 * is no room for more, it throws `doneAlready`, and nothing changes. The event must be locked.
 */
export async function resize(
  tx: Executor,
  event: PublicEvent,
  reply: Reply,
  people: number,
): Promise<Reply> {
  const more = people - reply.people;
  if (more === 0) return reply;
  if (reply.state === 'going' && more > 0) {
    const left = await seatsLeft(tx, event);
    if (left !== undefined && left < more)
      throw new Problem('doneAlready', {
        message: 'There is no room for more people. Your place stays as it is.',
      });
  }
  const matchesId = eq(eventReplies.id, reply.id);
  const [changed] = await tx.update(eventReplies).set({ people }).where(matchesId).returning();
  return changed ?? reply;
}
