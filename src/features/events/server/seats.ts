import { and, asc, eq, sql } from 'drizzle-orm';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import { isOpen } from './gathering.ts';
import type { PublicEvent } from './gathering.ts';

export type Reply = typeof eventReplies.$inferSelect;
export type Availability = 'open' | 'few' | 'full' | 'closed';

/** The share of the seats at which, or below which, only a few are left. */
const FEW = 0.1;

/** The cache tag of the step in which an event's seats stand. */
export const availabilityTag = (eventId: string) => `event seats ${eventId}`;

const isIn = (eventId: string, state: Reply['state']) =>
  and(eq(eventReplies.eventId, eventId), eq(eventReplies.state, state));

/** Seats that are left; undefined where everybody has room. */
export async function seatsLeft(
  tx: Executor,
  { id, seats }: PublicEvent,
): Promise<number | undefined> {
  if (seats === undefined) return undefined;
  const taken = sql<number>`coalesce(sum(${eventReplies.people}), 0)::int`;
  const [row] = await tx.select({ taken }).from(eventReplies).where(isIn(id, 'going'));
  return seats - (row?.taken ?? 0);
}

const isQueue = async (tx: Executor, eventId: string) =>
  (await tx.$count(eventReplies, isIn(eventId, 'waiting'))) > 0;

/** How much room an event has, in steps so coarse that its page is seldom rendered anew. */
export async function availabilityOf(tx: Executor, event: PublicEvent): Promise<Availability> {
  if (!isOpen(event)) return 'closed';
  const left = await seatsLeft(tx, event);
  if (left === undefined) return 'open';
  if (left <= 0 || (await isQueue(tx, event.id))) return 'full';
  return left <= Math.ceil((event.seats ?? 0) * FEW) ? 'few' : 'open';
}

/** Runs a change of replies, under the lock of the event, and has its page rendered where the step changed. */
export async function changingSeats<Result>(
  tx: Executor,
  event: PublicEvent,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await availabilityOf(tx, event);
  const result = await change();
  if ((await availabilityOf(tx, event)) !== before)
    await publishChange(tx, [availabilityTag(event.id)]);
  return result;
}

/**
 * Gives a reply its seats, or a place at the end of the waiting list: nobody passes those who wait, however
 * small their party. The event must be locked.
 */
export async function seat(
  tx: Executor,
  event: PublicEvent,
  reply: Pick<Reply, 'id'> & Partial<Reply>,
): Promise<Reply> {
  const { id, ...changes } = reply;
  const left = await seatsLeft(tx, event);
  const fits =
    left === undefined || ((reply.people ?? 1) <= left && !(await isQueue(tx, event.id)));
  const [seated] = await tx
    .update(eventReplies)
    .set({
      ...changes,
      state: fits ? 'going' : 'waiting',
      standsSince: sql`clock_timestamp()`,
    })
    .where(eq(eventReplies.id, id))
    .returning();
  if (!seated) throw new Error('A reply was lost while its event was locked');
  return seated;
}

/** Moves those up who stand first in line and have room now, at most so many. The event must be locked. */
export async function moveUp(tx: Executor, event: PublicEvent, most: number): Promise<Reply[]> {
  let left = await seatsLeft(tx, event);
  const moved: Reply[] = [];
  while (moved.length < most) {
    const [next] = await tx
      .select()
      .from(eventReplies)
      .where(isIn(event.id, 'waiting'))
      .orderBy(asc(eventReplies.standsSince), asc(eventReplies.id))
      .limit(1);
    if (!next || (left !== undefined && next.people > left)) break;
    await tx.update(eventReplies).set({ state: 'going' }).where(eq(eventReplies.id, next.id));
    moved.push(next);
    if (left !== undefined) left -= next.people;
  }
  return moved;
}
