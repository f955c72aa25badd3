import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { eventCheckIns, eventGates, eventReplies } from '#db/schema/events.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler, HandlerContext } from '#http/bind.ts';
import { hashToken } from '#http/secret-token.ts';
import { dayRange, indianDay, nextMidnight } from '#lib/clock.ts';
import { shortName } from '#lib/short-name.ts';
import { mayStill } from '#people/realms/agent-directory.ts';
import { events } from '../collection.ts';
import type { openEventGate, syncEventGate } from '../contract/gate.ts';
import type { EventDependencies } from './dependencies.ts';
import { lockKnown } from './gathering.ts';
import type { PublicEvent } from './gathering.ts';
import { codeOf } from './own-link.ts';

type Gate = typeof eventGates.$inferSelect;
type CheckIn = typeof eventCheckIns.$inferSelect;

const ended = () =>
  new Problem('wrongCredentials', {
    message: 'This check-in link has ended, or its day has not come.',
  });

/** Whether it is the event's day: from the midnight before an event to the one after it. */
function isItsDay({ startsAt, endsAt }: PublicEvent): boolean {
  const now = new Date();
  const { from } = dayRange(indianDay(new Date(startsAt)));
  return now >= from && now < nextMidnight(new Date(endsAt));
}

/** A gate that was not revoked, of an agent who could make it today; throws `wrongCredentials` for any other. */
async function requireGate(db: Executor, token: string): Promise<Gate> {
  const matchesToken = and(
    eq(eventGates.tokenHash, hashToken(token)),
    isNull(eventGates.revokedAt),
  );
  const [gate] = await db.select().from(eventGates).where(matchesToken);
  if (!gate || !(await mayStill(db, gate.agentId, 'supporters:write'))) throw ended();
  return gate;
}

/** The event of a gate that is open now, on a day of the event; throws `wrongCredentials` for any other. */
async function requireEvent(
  { db, reader }: Pick<EventDependencies, 'db' | 'reader'>,
  token: string,
): Promise<PublicEvent> {
  const { eventId } = await requireGate(db, token);
  const [event] = await reader.pick(events, primaryLanguage, [eventId]);
  if (!event || event.cancelled || !isItsDay(event)) throw ended();
  return event;
}

export function openGateWith({ db, reader }: EventDependencies): Handler<typeof openEventGate> {
  return async ({ body, language }) => {
    const event = await requireEvent({ db, reader }, body.token);
    const [inTheirs = event] = await reader.pick(events, language, [event.id]);
    return transaction(db, async (tx) => {
      // Nothing can be marked between the two reads.
      await lockKnown(tx, event.id);
      const people = await tx
        .select()
        .from(eventReplies)
        .where(
          and(
            eq(eventReplies.eventId, event.id),
            inArray(eventReplies.state, ['going', 'waiting']),
          ),
        )
        .orderBy(asc(eventReplies.name), asc(eventReplies.id));
      const marks = await marksAfter(tx, event.id, 0);
      const { title, place, startsAt, endsAt } = inTheirs;
      return {
        data: {
          event: { title, place, startsAt, endsAt },
          people: people.map(({ id, name, people: party, state }) => ({
            id,
            name: shortName(name),
            people: party,
            code: codeOf(id),
            isWaiting: state === 'waiting',
          })),
          marks: marks.filter(({ undoneAt }) => undoneAt === null).map(shown),
          turn: lastOf(marks, 0),
        },
      };
    });
  };
}

type Sync = HandlerContext<typeof syncEventGate>['body'];

/**
 * Keeps marks and undoings. The lock of the event puts them in one order, so that no device misses one; the
 * keys of the table drop a mark that came before, and a second one for the same person.
 */
export function syncGateWith({ db, reader }: EventDependencies): Handler<typeof syncEventGate> {
  return async ({ body }) => {
    const event = await requireEvent({ db, reader }, body.token);
    return transaction(db, async (tx) => {
      await lockKnown(tx, event.id);
      // It may have been revoked while this waited.
      const gate = await requireGate(tx, body.token);
      await keepMarks(tx, gate, body.marks);
      await undo(tx, event.id, body.undone);
      const marks = await marksAfter(tx, event.id, body.after);
      return { data: { marks: marks.map(shown), turn: lastOf(marks, body.after) } };
    });
  };
}

async function keepMarks(tx: Executor, gate: Gate, marks: Sync['marks']): Promise<void> {
  const named = marks.flatMap(({ reply }) => reply ?? []);
  const { id } = eventReplies;
  const known = named.length
    ? await tx
        .select({ id })
        .from(eventReplies)
        .where(and(eq(eventReplies.eventId, gate.eventId), inArray(id, named)))
    : [];
  const ids = new Set(known.map((row) => row.id));
  const rows = marks
    .filter(({ reply }) => reply === null || ids.has(reply))
    .map(({ id: mark, reply, people, at }) => ({
      id: mark,
      eventId: gate.eventId,
      gateId: gate.id,
      replyId: reply,
      people,
      // A device whose clock is ahead has marked nobody in the future.
      at: new Date(Math.min(Date.parse(at), Date.now())),
    }));
  if (rows.length > 0) await tx.insert(eventCheckIns).values(rows).onConflictDoNothing();
}

async function undo(tx: Executor, eventId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(eventCheckIns)
    .set({ undoneAt: sql`now()`, turn: sql`nextval('event_check_ins_turn_seq')` })
    .where(
      and(
        inArray(eventCheckIns.id, ids),
        eq(eventCheckIns.eventId, eventId),
        isNull(eventCheckIns.undoneAt),
      ),
    );
}

const marksAfter = (tx: Executor, eventId: string, after: number) =>
  tx
    .select()
    .from(eventCheckIns)
    .where(and(eq(eventCheckIns.eventId, eventId), gt(eventCheckIns.turn, after)))
    .orderBy(asc(eventCheckIns.turn));

const lastOf = (marks: readonly CheckIn[], before: number) => marks.at(-1)?.turn ?? before;

const shown = ({ id, replyId, people, at, undoneAt }: CheckIn) => ({
  id,
  reply: replyId,
  people,
  at: at.toISOString(),
  isUndone: undoneAt !== null,
});
