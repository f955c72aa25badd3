import { eq } from 'drizzle-orm';
import type { ItemOf } from '#content/declare/item.ts';
import type { Reader } from '#content/server/reader.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { eventGatherings } from '#db/schema/events.ts';
import { events } from '../collection.ts';

export type PublicEvent = ItemOf<typeof events>;
export type Gathering = typeof eventGatherings.$inferSelect;

/** An event as it is public; throws `notFound` for any other. */
export async function findPublicEvent(
  reader: Reader,
  id: string,
  language: Language = primaryLanguage,
): Promise<PublicEvent> {
  const [event] = await reader.pick(events, language, [id]);
  if (!event) throw new Problem('notFound', { message: 'This event is not on the site any more.' });
  return event;
}

/** Whether people may reply, and change their replies. */
export const isOpen = ({ replies, cancelled, startsAt }: PublicEvent): boolean =>
  replies === true && !cancelled && Date.parse(startsAt) > Date.now();

/** Throws `doneAlready` for an event that takes no replies, or no more. */
export function requireOpen(event: PublicEvent): void {
  if (isOpen(event)) return;
  const { cancelled, replies } = event;
  if (cancelled) throw new Problem('doneAlready', { message: 'This event is cancelled.' });
  if (!replies) throw new Problem('doneAlready', { message: 'Just come: nobody has to reply.' });
  throw new Problem('doneAlready', { message: 'This event has begun.' });
}

/** The facts that repliers are told of when they change. */
export const toldOf = ({ startsAt, endsAt, place, address, cancelled }: PublicEvent) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  place: `${place}\n${address}`,
  isCancelled: cancelled === true,
});

/** Locks an event against all who take or free seats, until the transaction ends. */
export async function lockGathering(tx: Executor, event: PublicEvent): Promise<Gathering> {
  const row = { eventId: event.id, ...toldOf(event) };
  await tx.insert(eventGatherings).values(row).onConflictDoNothing();
  const found = await lockKnown(tx, event.id);
  if (!found) throw new Error('The database has lost a row that was just made');
  return found;
}

/** The locked row of an event that somebody replied to; undefined for any other. */
export async function lockKnown(tx: Executor, eventId: string): Promise<Gathering | undefined> {
  const matchesEvent = eq(eventGatherings.eventId, eventId);
  const [found] = await tx.select().from(eventGatherings).where(matchesEvent).for('update');
  return found;
}
