import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { eventReplies } from '#db/schema/events.ts';
import { events } from '../collection.ts';
import type { EventDependencies } from './dependencies.ts';
import type { PublicEvent } from './gathering.ts';
import { languageOf } from './reachable.ts';
import type { Reply } from './seats.ts';

/** An event in one of the languages that it was read in. */
export type EventIn = (language: Language) => PublicEvent;

/**
 * Reads an event in the languages of those who replied to it, before the transaction that writes to them: inside
 * it, this would wait for a second connection, and as many at once as there are connections would wait for each
 * other. A language that came meanwhile falls back to the one in which the event is at hand.
 */
export async function inTheirLanguages(
  { db, reader }: Pick<EventDependencies, 'db' | 'reader'>,
  event: PublicEvent,
  states: Reply['state'][],
): Promise<EventIn> {
  const rows = await db
    .selectDistinct({ language: eventReplies.language })
    .from(eventReplies)
    .where(and(eq(eventReplies.eventId, event.id), inArray(eventReplies.state, states)));
  const read = new Map<Language, PublicEvent>();
  for (const language of rows.map((row) => languageOf(row.language))) {
    const [inTheirs] = await reader.pick(events, language, [event.id]);
    if (inTheirs) read.set(language, inTheirs);
  }
  return (language) => read.get(language) ?? event;
}
