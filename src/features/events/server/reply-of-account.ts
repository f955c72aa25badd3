import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import type { Session } from '#http/sessions.ts';
import { lockSessionOwner } from '#people/require-session.ts';
import type { EventDependencies, Replying } from './dependencies.ts';
import { fillSeats } from './fill-seats.ts';
import { lockGathering } from './gathering.ts';
import type { EventIn } from './in-their-languages.ts';
import { isReplyOf } from './personal-data.ts';
import { resize } from './resize.ts';
import { changingSeats, seat } from './seats.ts';
import type { Reply } from './seats.ts';

/**
 * The reply of somebody with an account. What they said before with the same address or number, when they
 * were not logged in, becomes that one reply. Anybody may have typed the number, so the link of such a reply
 * ends: its place in line alone is taken over.
 */
export async function replyOfAccount(
  tx: Executor,
  session: Session,
  { event, people, language }: Replying,
  parts: EventDependencies & { eventIn: EventIn },
): Promise<Reply> {
  const { id: userId, name, email, phoneNumber } = await lockSessionOwner(tx, session);
  await lockGathering(tx, event);
  const before = await tx
    .select()
    .from(eventReplies)
    .where(and(eq(eventReplies.eventId, event.id), isReplyOf({ userId, email, phoneNumber })));
  const [best] = before.toSorted((one, other) => rank(one) - rank(other));
  const isProven = (each: Reply) =>
    each.userId === userId || (email !== null && each.email === email);
  const kept = before.find(isProven);
  const stand = best
    ? { state: best.state, standsSince: best.standsSince, people: best.people }
    : { state: 'unconfirmed' as const, people };
  const own = { userId, name, email, phoneNumber, language, ...stand };
  return changingSeats(tx, event, async () => {
    const doubles = before.filter((each) => each !== kept).map(({ id }) => id);
    if (doubles.length > 0) await tx.delete(eventReplies).where(inArray(eventReplies.id, doubles));
    if (email !== null) await freeAddress(tx, { eventId: event.id, userId, email });
    const reply = await keep(tx, kept, { ...own, eventId: event.id });
    const isSeated = reply.state === 'going' || reply.state === 'waiting';
    const now = isSeated
      ? await resize(tx, event, reply, people)
      : await seat(tx, event, { ...reply, people });
    await fillSeats(tx, event, parts);
    return now.state === 'waiting' ? again(tx, now) : now;
  });
}

const order: Reply['state'][] = ['going', 'waiting', 'unconfirmed', 'withdrawn'];
const rank = ({ state }: Reply) => order.indexOf(state);

interface Proven {
  eventId: string;
  userId: string;
  email: string;
}

/** Takes an address off the reply of an account that had it before, as its owner now is somebody else. */
async function freeAddress(tx: Executor, { eventId, userId, email }: Proven): Promise<void> {
  const isFormer = and(eq(eventReplies.email, email), ne(eventReplies.userId, userId));
  await tx
    .update(eventReplies)
    .set({ email: null })
    .where(and(eq(eventReplies.eventId, eventId), isFormer));
}

type Own = typeof eventReplies.$inferInsert;

/** The reply that is there with the facts of the account, or a new one. */
async function keep(tx: Executor, kept: Reply | undefined, own: Own): Promise<Reply> {
  const [row] = kept
    ? await tx.update(eventReplies).set(own).where(eq(eventReplies.id, kept.id)).returning()
    : await tx.insert(eventReplies).values(own).returning();
  if (!row) throw new Error('A reply was lost while its event was locked');
  return row;
}

/** A reply as it stands now: those in front may have left it room. */
async function again(tx: Executor, { id }: Reply): Promise<Reply> {
  const [row] = await tx.select().from(eventReplies).where(eq(eventReplies.id, id));
  if (!row) throw new Error('A reply was lost while its event was locked');
  return row;
}
