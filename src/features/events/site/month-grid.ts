import { DAY_MS } from '#lib/durations.ts';

const weekLength = 7;

/** The weeks, Monday first, that a month `YYYY-MM` touches: rows of seven days `YYYY-MM-DD`. */
export function weeksOfMonth(month: string): string[][] {
  const monday = mondayBefore(firstOf(month));
  const end = firstOf(monthAfter(month, 1));
  const weeks: string[][] = [];
  for (let start = monday; start < end; start += weekLength * DAY_MS) {
    weeks.push(Array.from({ length: weekLength }, (_, index) => dayAt(start, index)));
  }
  return weeks;
}

/** The month a number of months later, or earlier for a negative number. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

const firstOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`);

function mondayBefore(moment: number): number {
  const sinceMonday = (new Date(moment).getUTCDay() + weekLength - 1) % weekLength;
  return moment - sinceMonday * DAY_MS;
}

function dayAt(start: number, days: number): string {
  return new Date(start + days * DAY_MS).toISOString().slice(0, 10);
}
