import { oneBySlug, pagedList, wholeList } from '#content/server/read-handlers.ts';
import type { ListRequest, Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { limitLifetime, tagRead } from '#db/cache-tags.ts';
import { bind } from '#http/bind.ts';
import type { Handler } from '#http/bind.ts';
import { nextMidnight } from '#lib/clock.ts';
import { eventCategories, events } from '../collection.ts';
import { findEvent, listEventCategories, listEvents } from '../contract.ts';
import * as gate from '../contract/gate.ts';
import * as replies from '../contract/replies.ts';
import type { EventDependencies } from './dependencies.ts';
import { eventDeskRoutes } from './desk/routes.ts';
import { openGateWith, syncGateWith } from './gate.ts';
import { findPublicEvent } from './gathering.ts';
import { listOwnWith } from './list-own.ts';
import { changeOwnWith, findOwnWith } from './own-reply.ts';
import { replyWith } from './reply.ts';
import { availabilityOf, availabilityTag } from './seats.ts';

/**
 * Lists events. Clients mark today in the calendar, so the reply is cached until midnight at most.
 */
function calendar(reader: Reader) {
  const list = pagedList(reader, events);
  return (asked: { query: ListRequest; language: Language }) => {
    limitLifetime(nextMidnight(new Date()));
    return list(asked);
  };
}

/** How much room there is changes by a notice of its own, which reaches the page of that event alone. */
function findSeatsWith({ db, reader }: EventDependencies): Handler<typeof replies.findEventSeats> {
  return async ({ query: { event: id } }) => {
    tagRead(availabilityTag(id));
    const event = await findPublicEvent(reader, id);
    const startsAt = new Date(event.startsAt);
    if (startsAt > new Date()) limitLifetime(startsAt);
    return { data: { availability: await availabilityOf(db, event) } };
  };
}

export const eventRoutes = (services: EventDependencies) => [
  bind(listEvents, calendar(services.reader)),
  bind(findEvent, oneBySlug(services.reader, events)),
  bind(listEventCategories, wholeList(services.reader, eventCategories)),
  bind(replies.findEventSeats, findSeatsWith(services)),
  bind(replies.replyToEvent, replyWith(services)),
  bind(replies.findEventReply, findOwnWith(services)),
  bind(replies.listOwnEventReplies, listOwnWith(services)),
  bind(replies.changeEventReply, changeOwnWith(services)),
  bind(gate.openEventGate, openGateWith(services)),
  bind(gate.syncEventGate, syncGateWith(services)),
  ...eventDeskRoutes(services),
];
