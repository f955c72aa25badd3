import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { primaryLanguage } from '#contract/languages.ts';
import type { Database, Transaction } from '#db/database.ts';
import { eventGatherings } from '#db/schema/events.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job, JobContext } from '#jobs/job.ts';
import { events } from '../collection.ts';
import type { EventDependencies } from './dependencies.ts';
import { fillSeats } from './fill-seats.ts';
import { isOpen, lockKnown, toldOf } from './gathering.ts';
import type { Gathering, PublicEvent } from './gathering.ts';
import { inTheirLanguages } from './in-their-languages.ts';
import { cancelledMessage, changedMessage } from './messages.ts';
import { changingSeats } from './seats.ts';
import { tellEverybody } from './tell-everybody.ts';

/**
 * Compares events that people replied to with what is public now, however it was published: tells repliers
 * of another time or place and of a cancellation, and fills seats that were added.
 */
export function createTendEventsJob(partsOf: () => Promise<EventDependencies>): Job {
  return defineJob({
    name: 'tend-events',
    payload: z.object({}),
    retry: { times: 3, firstWaitSeconds: 30, longestWaitSeconds: 300 },
    lane: 'work',
    timeoutSeconds: 1_800,
    cron: '*/5 * * * *',
    run: async (_, { signal }) => tendEvents(await partsOf(), signal),
  });
}

async function tendEvents(services: EventDependencies, signal: AbortSignal): Promise<void> {
  const { db, reader } = services;
  // One that was moved to an earlier day is over in its row only once everybody knows.
  const known = await db
    .select()
    .from(eventGatherings)
    .where(gt(eventGatherings.endsAt, sql`now()`));
  const ids = known.map(({ eventId }) => eventId);
  const shown = await reader.pick(events, primaryLanguage, ids);
  const changed: Change[] = [];
  for (const event of shown) {
    if (signal.aborted) return;
    const gathering = await noteChange(db, event);
    if (isToTell(gathering)) changed.push(gathering);
  }
  for (const event of shown) if (isOpen(event)) await fillAllSeats(services, event, signal);
  // Cancellations go first: the people of one large event take many minutes to tell.
  for (const kind of ['cancelled', 'changed'])
    for (const change of changed.filter(({ tells }) => tells === kind))
      if (!signal.aborted) await tellChange(services, change, signal);
}

/** Notes what is public of an event now as what its repliers are to know. */
function noteChange(db: Database, event: PublicEvent): Promise<Gathering | undefined> {
  return transaction(db, async (tx) => {
    const before = await lockKnown(tx, event.id);
    const changes = before && changeOf(before, event);
    if (!changes) return before;
    const matchesEvent = eq(eventGatherings.eventId, event.id);
    const [after] = await tx.update(eventGatherings).set(changes).where(matchesEvent).returning();
    return after;
  });
}

/** Fills seats that were added, in transactions so short that whoever replies meanwhile hardly waits. */
async function fillAllSeats(
  services: EventDependencies,
  event: PublicEvent,
  signal: JobContext['signal'],
): Promise<void> {
  const eventIn = await inTheirLanguages(services, event, ['waiting']);
  const fillSome = (tx: Transaction) =>
    changingSeats(tx, event, () => fillSeats(tx, event, { ...services, eventIn }));
  for (let isMore = true; isMore && !signal.aborted;)
    isMore = await transaction(services.db, async (tx) => {
      const isKnown = await lockKnown(tx, event.id);
      return isKnown !== undefined && fillSome(tx);
    });
}

/** The difference between the event that repliers know and the public one. */
function changeOf(before: Gathering, event: PublicEvent) {
  const now = toldOf(event);
  const isSame =
    before.startsAt.getTime() === now.startsAt.getTime() &&
    before.endsAt.getTime() === now.endsAt.getTime() &&
    before.place === now.place &&
    before.isCancelled === now.isCancelled;
  if (isSame) return undefined;
  const isNew = now.isCancelled && !before.isCancelled;
  // Of a cancelled event nobody needs to know the new time.
  const tells = now.isCancelled ? (isNew ? 'cancelled' : before.tells) : 'changed';
  return { ...now, tells, change: before.change + 1, changedAt: sql`clock_timestamp()` };
}

type Change = Gathering & { tells: 'changed' | 'cancelled'; changedAt: Date };

const isToTell = (gathering: Gathering | undefined): gathering is Change =>
  Boolean(gathering?.tells && gathering.changedAt);

async function tellChange(
  services: EventDependencies,
  { eventId, tells, change, changedAt }: Change,
  signal: AbortSignal,
): Promise<void> {
  const message = tells === 'cancelled' ? cancelledMessage : changedMessage;
  const notice = {
    eventId,
    about: `${tells} ${change}`,
    repliedBefore: changedAt,
    states: ['going', 'waiting'] as ('going' | 'waiting')[],
    message,
  };
  await tellEverybody(services, notice, signal);
  if (signal.aborted) return;
  await services.db
    .update(eventGatherings)
    .set({ tells: null })
    .where(and(eq(eventGatherings.eventId, eventId), eq(eventGatherings.change, change)));
}
