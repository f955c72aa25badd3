import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianDay } from '#lib/clock.ts';
import { daysOf, otherDay, otherMonth, weekOf } from './month.ts';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const WEEK = 7;

/** The part of the calendar that the address tells, and the ways to the parts before and after it. */
export function useCalendarAddress() {
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => indianDay(new Date()));
  const view = calendarViews.find((each) => each === query.get('view')) ?? 'month';
  const [askedMonth, askedWeek] = [query.get('month') ?? '', query.get('week') ?? ''];
  const week = weekOf(DAY.test(askedWeek) ? askedWeek : today);
  const month = MONTH.test(askedMonth) ? askedMonth : today.slice(0, 7);
  const isWeek = view === 'week';
  const go = (to: { view?: CalendarView; month?: string; week?: string }) => {
    const { view: shown = view, ...named } = to;
    setQuery({ ...(shown !== 'month' && { view: shown }), ...named }, { replace: true });
  };
  const step = (by: number) =>
    isWeek
      ? go({ week: otherDay(week[0] ?? today, by * WEEK) })
      : go({ month: otherMonth(month, by) });
  return {
    view,
    month,
    today,
    /** The days that are shown, whole weeks from Monday on. */
    days: isWeek ? week : daysOf(month),
    step,
    goToday: () => go({}),
    show: (shown: CalendarView) => go({ view: shown }),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
