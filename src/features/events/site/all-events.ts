import type { Call } from '#contract/call.ts';
import { listEvents } from '../contract.ts';
import type { Happening } from './event-json-ld.ts';

interface Question {
  categoryId?: string | undefined;
  year?: string;
  month?: string;
}

const pageSize = 100;

/** Every event of a category or of a month, soonest first; all there are when nothing is asked for. */
export async function allEvents(call: Call, question: Question = {}): Promise<Happening[]> {
  const events: Happening[] = [];
  for (let page = 1, total = 1; events.length < total; page += 1) {
    const query = { ...question, size: String(pageSize), page: String(page) };
    const list = await call(listEvents, { query });
    if (list.data.length === 0) break;
    events.push(...list.data);
    total = list.total;
  }
  return events;
}
