import { and, arrayOverlaps, asc, eq, isNull, ne } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { letterEvents, letters } from '#db/schema/supporter-desk.ts';
import { toIso } from '#lib/clock.ts';
import { maskContacts } from '#lib/mask-contacts.ts';
import { firstName } from '#lib/short-name.ts';
import { findDeliveries } from '#messages/find-deliveries.ts';
import type { Delivery } from '#messages/find-deliveries.ts';
import { personName } from '#messages/person-name.ts';
import type { LetterSource } from '#people/letter-source.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import { recordsOf } from './list-letters.ts';
import { letterColumns, presentRow, presentRows, withWords } from './present-letters.ts';
import { refusedOf } from './refused-replies.ts';
import { mergedInto } from './reply.ts';

const MAX_OTHERS = 20;
const MAX_SORTED = 200;
const MAX_EVENTS = 500;

/** One letter with its history; numbers and addresses stay covered. */
export async function readLetter(db: Database, sources: readonly LetterSource[], id: number) {
  const [found] = await withWords(db, sources, await recordsOf(db, [id]));
  if (!found) throw new Problem('notFound');
  const merged = await withWords(db, sources, await mergedInto(db, [id]));
  const events = await eventsOf(db, id);
  const deliveries = await findDeliveries(
    db,
    events.flatMap(({ sendKey }) => sendKey ?? []),
  );
  const names = await readAgentNames(db, [
    ...[found, ...merged].flatMap(({ record }) => record.assigneeId ?? []),
    ...events.flatMap(({ agentId, kind, value }) =>
      kind === 'assigned' && value !== null ? [agentId, value] : [agentId],
    ),
  ]);
  const { letter, record } = found;
  const refused = await refusedOf(db, [id, ...merged.map((each) => each.record.id)]);
  const row = (each: typeof found) => ({
    ...presentRow(each, names, refused),
    message: maskContacts(each.letter.message),
  });
  return {
    ...row(found),
    fill: {
      name: firstName(personName(letter.name)),
      number: letter.number,
      place: record.constituency ?? '',
    },
    events: events.map(({ agentId, sendKey, letterId: _, at, ...event }) => ({
      ...event,
      by: names.get(agentId) ?? '',
      at: toIso(at),
      delivery: shown(sendKey === null ? undefined : deliveries.get(sendKey)),
      value:
        event.kind === 'assigned' && event.value ? (names.get(event.value) ?? '') : event.value,
    })),
    replies: events.filter(({ kind }) => kind === 'reply').length,
    merged: merged.map(row),
    mergedInto: await mainOf(db, sources, record.mergedInto),
    others: await othersOf(db, sources, id),
  };
}

/** How far the mail of an answer has come. */
export async function readReplyDelivery(db: Database, eventId: number) {
  const [event] = await db
    .select({ sendKey: letterEvents.sendKey })
    .from(letterEvents)
    .where(eq(letterEvents.id, eventId));
  if (!event) throw new Problem('notFound');
  const { sendKey } = event;
  return sendKey === null ? null : shown((await findDeliveries(db, [sendKey])).get(sendKey));
}

const shown = (delivery: Delivery | undefined) =>
  delivery ? { state: delivery.state, at: delivery.at && toIso(delivery.at) } : null;

const eventsOf = (db: Database, id: number) =>
  db
    .select()
    .from(letterEvents)
    .where(eq(letterEvents.letterId, id))
    .orderBy(asc(letterEvents.id))
    .limit(MAX_EVENTS);

async function mainOf(db: Database, sources: readonly LetterSource[], id: number | null) {
  if (id === null) return null;
  const [found] = await withWords(db, sources, await recordsOf(db, [id]));
  return found ? { id, number: found.letter.number } : null;
}

/** Other letters of the same person, so that two agents do not answer the same twice. */
async function othersOf(db: Database, sources: readonly LetterSource[], id: number) {
  const { personKeys } = letters;
  const [person] = await db.select({ personKeys }).from(letters).where(eq(letters.id, id));
  if (!person || person.personKeys.length === 0) return [];
  const isOther = and(ne(letters.id, id), isNull(letters.mergedInto));
  const records = await db
    .select(letterColumns)
    .from(letters)
    .where(and(arrayOverlaps(personKeys, person.personKeys), isOther))
    .limit(MAX_SORTED);
  // Put in order here: PostgreSQL would walk along all letters to find a few in order.
  const newest = records.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
  return presentRows(db, sources, newest.slice(0, MAX_OTHERS));
}
