import { and, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import type { Session } from '#http/sessions.ts';
import { lockSessionOwner } from '#people/require-session.ts';
import type { EventDependencies, Replying } from './dependencies.ts';
import { fillSeats } from './fill-seats.ts';
import { lockGathering } from './gathering.ts';
import { resize } from './resize.ts';
import { changingSeats, seat } from './seats.ts';
import type { Reply } from './seats.ts';

/**
 * The reply of somebody with an account. What they said before with the same address or number, when they
 * were not logged in, becomes that one reply.
 */
export async function replyOfAccount(
  tx: Executor,
  session: Session,
  { event, people, language }: Replying,
  parts: EventDependencies,
): Promise<Reply> {
  const { id: userId, name, email, phoneNumber } = await lockSessionOwner(tx, session);
  await lockGathering(tx, event);
  const isTheirs = or(
    eq(eventReplies.userId, userId),
    email === null ? undefined : eq(eventReplies.email, email),
    phoneNumber === null ? undefined : eq(eventReplies.phoneNumber, phoneNumber),
  );
  const before = await tx
    .select()
    .from(eventReplies)
    .where(and(eq(eventReplies.eventId, event.id), isTheirs));
  const [kept, ...others] = before.toSorted((one, other) => rank(one) - rank(other));
  const own = { userId, name, email, phoneNumber, language };
  return changingSeats(tx, event, async () => {
    const doubles = others.map(({ id }) => id);
    if (doubles.length > 0) await tx.delete(eventReplies).where(inArray(eventReplies.id, doubles));
    const reply = await keep(tx, kept, { ...own, eventId: event.id, people });
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

type Own = Omit<typeof eventReplies.$inferInsert, 'state'>;

/** The reply that is there with the facts of the account, or a new one that has no seat yet. */
async function keep(tx: Executor, kept: Reply | undefined, own: Own): Promise<Reply> {
  const { people: _, ...facts } = own;
  const [row] = kept
    ? await tx.update(eventReplies).set(facts).where(eq(eventReplies.id, kept.id)).returning()
    : await tx
        .insert(eventReplies)
        .values({ ...own, state: 'unconfirmed' })
        .returning();
  if (!row) throw new Error('A reply was lost while its event was locked');
  return row;
}

/** A reply as it stands now: those in front may have left it room. */
async function again(tx: Executor, { id }: Reply): Promise<Reply> {
  const [row] = await tx.select().from(eventReplies).where(eq(eventReplies.id, id));
  if (!row) throw new Error('A reply was lost while its event was locked');
  return row;
}
