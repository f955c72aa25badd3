import { indianDay, indianDays } from '#lib/clock.ts';

interface Gathering {
  id: string;
  path: string | null;
  title: string;
  startsAt: string;
  endsAt: string;
  place: string;
  language: string;
}

type DayEvent = Pick<Gathering, 'id' | 'path' | 'title' | 'startsAt' | 'place' | 'language'> & {
  /** Its last day, `YYYY-MM-DD`, where it lasts for more than one. */
  lastDay?: string | undefined;
};

export interface EventDay {
  /** `YYYY-MM-DD` in India. */
  day: string;
  today: boolean;
  /** In a later month than today: its name is said then. */
  later: boolean;
  events: DayEvent[];
}

const mostDays = 5;

/**
 * The next five days on which something happens, each with its events; soonest first. An event of
 * more days stands once, on the first of them that is still to come: the others would fill the wall.
 */
export function eventDays(events: readonly Gathering[], now: Date): EventDay[] {
  const today = indianDay(now);
  const days = new Map<string, EventDay>();
  for (const { id, path, title, startsAt, endsAt, place, language } of events) {
    const [started = today, ...others] = indianDays(new Date(startsAt), new Date(endsAt));
    const day = started < today ? today : started;
    const entry = days.get(day) ?? {
      day,
      today: day === today,
      later: day.slice(0, 7) > today.slice(0, 7),
      events: [],
    };
    days.set(day, entry);
    entry.events.push({ id, path, title, startsAt, place, language, lastDay: others.at(-1) });
  }
  return [...days.values()].slice(0, mostDays);
}
