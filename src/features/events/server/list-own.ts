import { and, eq, isNull, or } from 'drizzle-orm';
import { eventReplies } from '#db/schema/events.ts';
import type { Handler } from '#http/bind.ts';
import { findUserBy } from '#people/find-user.ts';
import { requireSession } from '#people/require-session.ts';
import { events } from '../collection.ts';
import type { listOwnEventReplies } from '../contract/replies.ts';
import type { EventDependencies } from './dependencies.ts';
import { ownLink } from './own-link.ts';

/**
 * Lists the replies of an account to events that are not over, with those that its mail address
 * confirmed. A number that somebody typed proves nothing, so replies with it alone are left out.
 */
export function listOwnWith(services: EventDependencies): Handler<typeof listOwnEventReplies> {
  const { db, reader } = services;
  return async ({ caller, language }) => {
    const userId = requireSession(caller).ownerId;
    const { email = null } = (await findUserBy(db, { id: userId })) ?? {};
    const hasAddress =
      email === null ? undefined : and(isNull(eventReplies.userId), eq(eventReplies.email, email));
    const found = await db
      .select()
      .from(eventReplies)
      .where(or(eq(eventReplies.userId, userId), hasAddress));
    const ids = found.map(({ eventId }) => eventId);
    const publicEvents = new Map(
      (await reader.pick(events, language, ids)).map((event) => [event.id, event]),
    );
    const data = found.flatMap((reply) => {
      const { state, people, eventId } = reply;
      const event = publicEvents.get(eventId);
      const isActive = state === 'going' || state === 'waiting';
      if (!event || !isActive || Date.parse(event.endsAt) < Date.now()) return [];
      const { title, startsAt } = event;
      const url = ownLink(services, reply, language);
      return [{ event: eventId, title, language: event.language, startsAt, state, people, url }];
    });
    return { data: data.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)) };
  };
}
