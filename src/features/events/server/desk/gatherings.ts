import { asc, eq, sql } from 'drizzle-orm';
import { eventGates } from '#db/schema/events.ts';
import type { Handler } from '#http/bind.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import { events } from '../../collection.ts';
import type { findEventGathering, listEventGatherings } from '../../contract/desk.ts';
import type { EventDependencies } from '../dependencies.ts';
import { findPublicEvent } from '../gathering.ts';
import { countsOf, presented } from './figures.ts';

/** The time for which the desk lists an event that is over: then its replies are forgotten. */
const KEPT_MS = 30 * 24 * 3_600_000;

export function listGatheringsWith({
  db,
  reader,
}: EventDependencies): Handler<typeof listEventGatherings> {
  return async ({ language }) => {
    const { data } = await reader.list(events, language);
    const shown = data.filter(
      ({ replies, endsAt }) => replies && Date.parse(endsAt) > Date.now() - KEPT_MS,
    );
    const ids = shown.map(({ id }) => id);
    const counts = await countsOf(db, ids);
    // Events to come stand first, and of those that are over the latest.
    const isOver = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) < Date.now();
    const next = shown.filter((event) => !isOver(event));
    const over = shown.filter(isOver).toReversed();
    return { data: [...next, ...over].map((event) => presented(event, counts.get(event.id))) };
  };
}

export function findGatheringWith({
  db,
  reader,
}: EventDependencies): Handler<typeof findEventGathering> {
  return async ({ query, language }) => {
    const event = await findPublicEvent(reader, query.event, language);
    const counts = await countsOf(db, [event.id]);
    const marks = sql<number>`(
      select count(*)::int from event_check_ins c where c.gate_id = event_gates.id)`;
    const gates = await db
      .select({ gate: eventGates, marks })
      .from(eventGates)
      .where(eq(eventGates.eventId, event.id))
      .orderBy(asc(eventGates.createdAt));
    const names = await readAgentNames(
      db,
      gates.map(({ gate }) => gate.agentId),
    );
    return {
      data: {
        ...presented(event, counts.get(event.id)),
        gates: gates.map(({ gate: { id, createdAt, agentId, revokedAt }, marks: count }) => ({
          id,
          createdAt: createdAt.toISOString(),
          by: names.get(agentId) ?? '',
          revokedAt: revokedAt?.toISOString() ?? null,
          marks: count,
        })),
      },
    };
  };
}
