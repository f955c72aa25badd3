import type { Call } from '#contract/call.ts';
import { listEvents } from '../contract.ts';
import type { EventDetails } from './event-json-ld.ts';

interface EventQuery {
  categoryId?: string | undefined;
  year?: string;
  month?: string;
}

const pageSize = 100;

/** Loads every event that matches the query, soonest first; all events without one. */
export async function allEvents(call: Call, question: EventQuery = {}): Promise<EventDetails[]> {
  const events: EventDetails[] = [];
  for (let page = 1, total = 1; events.length < total; page += 1) {
    const query = { ...question, size: String(pageSize), page: String(page) };
    const list = await call(listEvents, { query });
    if (list.data.length === 0) break;
    events.push(...list.data);
    total = list.total;
  }
  return events;
}
