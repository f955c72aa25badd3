import { and, asc, eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import type { Handler } from '#http/bind.ts';
import { events } from '../../collection.ts';
import type { listEventReplies, openEventReply, withdrawEventReply } from '../../contract/desk.ts';
import type { EventDependencies } from '../dependencies.ts';
import { fillSeats } from '../fill-seats.ts';
import { isOpen, lockKnown } from '../gathering.ts';
import { inTheirLanguages } from '../in-their-languages.ts';
import { codeOf } from '../own-link.ts';
import { withdraw } from '../own-reply.ts';
import { changingSeats } from '../seats.ts';
import type { Reply } from '../seats.ts';

const PAGE = 50;

export function listRepliesWith({ db }: EventDependencies): Handler<typeof listEventReplies> {
  return async ({ query: { event, state, page } }) => {
    const isThere = and(eq(eventReplies.eventId, event), eq(eventReplies.state, state));
    const cameIn = sql<boolean>`exists (
      select from event_check_ins c where c.reply_id = event_replies.id and c.undone_at is null)`;
    const hasDouble = sql<boolean>`exists (
      select from event_replies o where o.event_id = event_replies.event_id and o.id <> event_replies.id
        and o.phone_number = event_replies.phone_number and o.state in ('going', 'waiting'))`;
    const rows = await db
      .select({ reply: eventReplies, cameIn, hasDouble })
      .from(eventReplies)
      .where(isThere)
      .orderBy(asc(eventReplies.standsSince), asc(eventReplies.id))
      .limit(PAGE)
      .offset((page - 1) * PAGE);
    return {
      data: rows.map(({ reply, ...more }) => ({ ...presented(reply), ...more })),
      total: await db.$count(eventReplies, isThere),
      size: PAGE,
    };
  };
}

const presented = ({ id, name, people, createdAt, email, phoneNumber }: Reply) => ({
  id,
  name,
  people,
  code: codeOf(id),
  repliedAt: createdAt.toISOString(),
  hasEmail: email !== null,
  hasPhone: phoneNumber !== null,
});

async function requireReply(db: Executor, id: string): Promise<Reply> {
  const [reply] = await db.select().from(eventReplies).where(eq(eventReplies.id, id));
  if (!reply) throw new Problem('notFound', { message: 'This reply is not there any more.' });
  return reply;
}

export function openReplyWith(): Handler<typeof openEventReply> {
  return async ({ body, act }) => {
    const { email, phoneNumber } = await act((tx) => requireReply(tx, body.id));
    return { data: { email, phoneNumber } };
  };
}

export function withdrawReplyWith(services: EventDependencies): Handler<typeof withdrawEventReply> {
  return async ({ body: { id }, language, act }) => {
    const { eventId } = await requireReply(services.db, id);
    const [event] = await services.reader.pick(events, language, [eventId]);
    const eventIn = event && (await inTheirLanguages(services, event, ['waiting']));
    await act(async (tx) => {
      await lockKnown(tx, eventId);
      await requireReply(tx, id);
      if (!eventIn || !isOpen(event)) return withdraw(tx, id);
      return changingSeats(tx, event, async () => {
        await withdraw(tx, id);
        await fillSeats(tx, event, { ...services, eventIn });
      });
    });
    return { message: 'Taken off the list.' };
  };
}
