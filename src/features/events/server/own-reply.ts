import { eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import type { changeEventReply, findEventReply } from '../contract/replies.ts';
import type { EventDependencies } from './dependencies.ts';
import { fillSeats } from './fill-seats.ts';
import { findPublicEvent, isOpen, lockGathering, requireOpen } from './gathering.ts';
import type { PublicEvent } from './gathering.ts';
import { inTheirLanguages } from './in-their-languages.ts';
import { codeOf, isKeyOf } from './own-link.ts';
import { reachable } from './reachable.ts';
import { resize } from './resize.ts';
import { changingSeats, seat } from './seats.ts';
import type { Reply } from './seats.ts';

interface OwnLink {
  id: string;
  key: string;
}

/** The reply of a link; throws `notFound` for any other, and for one that was erased. */
async function requireReply(db: Executor, secret: string, { id, key }: OwnLink): Promise<Reply> {
  const [reply] = await db.select().from(eventReplies).where(eq(eventReplies.id, id));
  const isOwn = isKeyOf(secret, reply ?? { id }, key);
  if (!reply || !isOwn)
    throw new Problem('notFound', { message: 'There is no reply at this link any more.' });
  return reply;
}

export function findOwnWith({
  db,
  reader,
  secret,
}: EventDependencies): Handler<typeof findEventReply> {
  return async ({ query, language }) => {
    const reply = await requireReply(db, secret, query);
    const event = await findPublicEvent(reader, reply.eventId, language);
    const { title, slug, path, startsAt, endsAt, place, address, cancelled } = event;
    const { id, name, people, state } = reply;
    return {
      data: {
        name,
        people,
        state,
        code: codeOf(id),
        isOpen: isOpen(event),
        place: state === 'waiting' ? await placeInLine(db, reply) : null,
        toldBy: (await reachable(db, reply))?.channel ?? null,
        event: {
          slug,
          title,
          startsAt,
          endsAt,
          place,
          address,
          language: event.language,
          path: path ?? '/events',
          cancelled: cancelled === true,
        },
      },
    };
  };
}

async function placeInLine(db: Executor, { id, eventId }: Reply): Promise<number> {
  const { rows } = await db.execute<{ place: number }>(sql`
    select count(*)::int as place from event_replies r, event_replies own
    where own.id = ${id} and r.event_id = ${eventId} and r.state = 'waiting'
      and (r.stands_since, r.id) <= (own.stands_since, own.id)`);
  return rows[0]?.place ?? 1;
}

export function changeOwnWith(services: EventDependencies): Handler<typeof changeEventReply> {
  return async ({ body }) => {
    const { eventId } = await requireReply(services.db, services.secret, body);
    const event = await findPublicEvent(services.reader, eventId);
    requireOpen(event);
    const eventIn = await inTheirLanguages(services, event, ['waiting']);
    const state = await transaction(services.db, async (tx) => {
      await lockGathering(tx, event);
      const reply = await requireReply(tx, services.secret, body);
      return changingSeats(tx, event, async () => {
        await change(tx, event, reply, body);
        await fillSeats(tx, event, { ...services, eventIn });
        return (await requireReply(tx, services.secret, body)).state;
      });
    });
    return { message: sentences[state], data: { state } };
  };
}

const sentences = {
  going: 'Your place is kept.',
  waiting: 'You are on the waiting list.',
  withdrawn: 'Thank you for telling us. Your place is free for somebody else.',
  unconfirmed: 'Your reply is not confirmed.',
} as const;

interface Change {
  coming: 'yes' | 'no';
  people?: number | undefined;
}

async function change(
  tx: Executor,
  event: PublicEvent,
  reply: Reply,
  { coming, people = reply.people }: Change,
): Promise<void> {
  if (coming === 'no') {
    await withdraw(tx, reply.id);
    return;
  }
  const stands = reply.state === 'going' || reply.state === 'waiting';
  if (stands) await resize(tx, event, reply, people);
  else await seat(tx, event, { id: reply.id, people });
}

/** Frees the seats of a reply; the event must be locked, and is filled up afterwards. */
export const withdraw = (tx: Executor, id: string) =>
  tx.update(eventReplies).set({ state: 'withdrawn' }).where(eq(eventReplies.id, id));
