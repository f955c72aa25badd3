import { indianDay, indianDays } from '#lib/clock.ts';

interface UpcomingEvent {
  id: string;
  path: string | null;
  title: string;
  startsAt: string;
  endsAt: string;
  place: string;
  language: string;
  cancelled?: boolean | undefined;
}

type DayEvent = Omit<UpcomingEvent, 'endsAt'> & {
  /** The last day of the event, `YYYY-MM-DD`, where it lasts for several. */
  lastDay?: string | undefined;
};

export interface EventDay {
  /** `YYYY-MM-DD` in India. */
  day: string;
  today: boolean;
  /** Whether the day is in a later month than today, whose name is then shown. */
  later: boolean;
  events: DayEvent[];
}

const mostDays = 5;

/**
 * The next five days that have events, soonest first. An event of several days appears once, on its
 * next day, because it would fill the list otherwise.
 */
export function eventDays(events: readonly UpcomingEvent[], now: Date): EventDay[] {
  const today = indianDay(now);
  const days = new Map<string, EventDay>();
  for (const { id, path, title, startsAt, endsAt, place, language, cancelled } of events) {
    const [started = today, ...others] = indianDays(new Date(startsAt), new Date(endsAt));
    const day = started < today ? today : started;
    const entry = days.get(day) ?? {
      day,
      today: day === today,
      later: day.slice(0, 7) > today.slice(0, 7),
      events: [],
    };
    days.set(day, entry);
    entry.events.push({
      id,
      path,
      title,
      startsAt,
      place,
      language,
      cancelled,
      lastDay: others.at(-1),
    });
  }
  return [...days.values()].slice(0, mostDays);
}
