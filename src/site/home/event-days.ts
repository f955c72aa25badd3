import { indianDay } from '#lib/clock.ts';

interface Gathering {
  id: string;
  path: string | null;
  title: string;
  startsAt: string;
  place: string;
  language: string;
}

export interface EventDay {
  /** `YYYY-MM-DD` in India. */
  day: string;
  today: boolean;
  events: Pick<Gathering, 'id' | 'path' | 'title' | 'startsAt' | 'place' | 'language'>[];
}

const mostDays = 5;

/** The next five days on which something happens, each with its events; soonest first. */
export function eventDays(events: readonly Gathering[], now: Date): EventDay[] {
  const today = indianDay(now);
  const days = new Map<string, EventDay>();
  for (const { id, path, title, startsAt, place, language } of events) {
    const started = indianDay(new Date(startsAt));
    const day = started < today ? today : started;
    const entry = days.get(day) ?? { day, today: day === today, events: [] };
    days.set(day, entry);
    entry.events.push({ id, path, title, startsAt, place, language });
  }
  return [...days.values()].slice(0, mostDays);
}
