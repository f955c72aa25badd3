import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { eventGatherings, eventReplies } from '#db/schema/events.ts';
import type { Text } from '#messages/message.ts';
import { findSmsReader } from '#people/sms-reader.ts';
import { replyIdIn } from './own-link.ts';

const isNumber = (to: string) => to.startsWith('+');

/** Whether somebody who is told by SMS still agrees to that; mails because of a reply go out as they were written. */
export const isAgreed = async (db: Executor, to: string) =>
  !isNumber(to) || (await findSmsReader(db, { phoneNumber: to })) !== undefined;

/** The replies of whoever is written to; none where the owner of a number does not agree to that any more. */
async function repliesOf(db: Executor, to: string) {
  if (!isNumber(to)) return eq(eventReplies.email, to);
  const reader = await findSmsReader(db, { phoneNumber: to });
  return reader && eq(eventReplies.userId, reader.id);
}

/**
 * Whether the owner of an address or number still stands on the list of the event that a message is about, which is to
 * come and not cancelled. The link of the message tells the reply.
 */
export async function isComing(db: Executor, to: string, { link }: Text): Promise<boolean> {
  const [id, matchesOwner] = [replyIdIn(link), await repliesOf(db, to)];
  if (!id || !matchesOwner) return false;
  const [found] = await db
    .select({ id: eventReplies.id })
    .from(eventReplies)
    .innerJoin(eventGatherings, eq(eventGatherings.eventId, eventReplies.eventId))
    .where(
      and(
        eq(eventReplies.id, id),
        matchesOwner,
        inArray(eventReplies.state, ['going', 'waiting']),
        gt(eventGatherings.endsAt, new Date()),
        eq(eventGatherings.isCancelled, false),
      ),
    );
  return found !== undefined;
}
