import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { eventReplies } from '#db/schema/events.ts';
import { transaction } from '#db/transaction.ts';
import type { Outgoing } from '#messages/message.ts';
import type { EventDependencies } from './dependencies.ts';
import { findPublicEvent } from './gathering.ts';
import { inTheirLanguages } from './in-their-languages.ts';
import { noteTold } from './note-told.ts';
import { codeOf, ownLink } from './own-link.ts';
import { reachable, told } from './reachable.ts';
import type { Reachable } from './reachable.ts';
import type { Reply } from './seats.ts';

/** How many are told in one transaction; a code that somebody waits for never stands behind more. */
const BATCH_SIZE = 50;
const PAUSE_MS = 2_000;

type Values = ReturnType<typeof told> & { link: string; code: string };
type Write = (to: Reachable, values: Values) => Outgoing;

interface Notice {
  /** The thing that each is told once: `reminder 2026-12-06`. */
  about: string;
  eventId: string;
  states: Reply['state'][];
  /** Those who replied later have seen it on the page. */
  repliedBefore: Date | SQL;
  message: Record<Reachable['channel'], Write>;
}

/**
 * Tells everybody who replied to an event something once. Of two that do it at the same time, or one after
 * the other died, the key of the table lets each notice go out once.
 */
export async function tellEverybody(
  services: EventDependencies,
  notice: Notice,
  signal?: AbortSignal,
): Promise<void> {
  const event = await findPublicEvent(services.reader, notice.eventId);
  const eventIn = await inTheirLanguages(services, event, notice.states);
  for (;;) {
    const isMore = await transaction(services.db, async (tx) => {
      const next = await claim(tx, notice);
      for (const reply of next.claimed) {
        const reader = await reachable(tx, reply);
        if (!reader) continue;
        const values = {
          ...told(eventIn(reader.language), reader.language, reader.channel),
          link: ownLink(services, reply, reader.language),
          code: codeOf(reply.id),
        };
        await services.sendMessage(notice.message[reader.channel](reader, values), tx);
      }
      return next.isMore;
    });
    if (!isMore || signal?.aborted) return;
    await pause(PAUSE_MS);
  }
}

/**
 * The next who were not told, noted as told. It waits for whoever changes a reply at this moment, so that nobody is
 * passed over; another one that does the same waits as well, and finds them noted.
 */
async function claim(tx: Executor, { about, eventId, states, repliedBefore }: Notice) {
  const waits = and(
    eq(eventReplies.eventId, eventId),
    inArray(eventReplies.state, states),
    or(isNotNull(eventReplies.email), isNotNull(eventReplies.userId)),
    lt(eventReplies.createdAt, repliedBefore),
    sql`not exists (
      select from event_notices n where n.reply_id = event_replies.id and n.about = ${about}
    )`,
  );
  const next = await tx
    .select()
    .from(eventReplies)
    .where(waits)
    .orderBy(eventReplies.id)
    .limit(BATCH_SIZE)
    .for('no key update');
  return { claimed: await noteTold(tx, next, about), isMore: next.length === BATCH_SIZE };
}
