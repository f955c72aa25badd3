import { sql } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import { eventGatherings } from '#db/schema/events.ts';
import { defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { dayRange, indianDay, nextMidnight } from '#lib/clock.ts';
import { events } from '../collection.ts';
import type { EventDependencies } from './dependencies.ts';
import { reminderMessage } from './messages.ts';
import { tellEverybody } from './tell-everybody.ts';

/**
 * Reminds everybody who is coming, on the morning of the day before. It comes back every hour, so that a
 * morning on which the server was down is made up for.
 */
export function createRemindOfEventsJob(partsOf: () => Promise<EventDependencies>): Job {
  return defineScheduled({
    name: 'remind-of-events',
    lane: 'work',
    timeoutSeconds: 1_800,
    cron: '0 8-20 * * *',
    run: async ({ signal }) => remindOfEvents(await partsOf(), new Date(), signal),
  });
}

export async function remindOfEvents(
  services: EventDependencies,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const today = dayRange(indianDay(now));
  const tomorrow = indianDay(nextMidnight(now));
  const known = await services.db
    .select({ id: eventGatherings.eventId })
    .from(eventGatherings)
    .where(sql`${eventGatherings.endsAt} > now()`);
  const ids = known.map(({ id }) => id);
  const shown = await services.reader.pick(events, primaryLanguage, ids);
  const due = shown.filter(
    ({ startsAt, cancelled }) => !cancelled && indianDay(new Date(startsAt)) === tomorrow,
  );
  for (const { id } of due) {
    const notice = {
      eventId: id,
      about: `reminder ${tomorrow}`,
      states: ['going' as const],
      // Those who replied today know.
      repliedBefore: today.from,
      message: reminderMessage,
    };
    await tellEverybody(services, notice, signal);
  }
}
