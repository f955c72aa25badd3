import { DAY_MS } from '#lib/durations.ts';

const toDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** The month some months before or after another, `YYYY-MM`. */
export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toDay(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** The day some days before or after another, `YYYY-MM-DD`. */
export const otherDay = (day: string, by: number): string =>
  toDay(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS);

/** The seven days of the week that a day is in, Monday first. */
export function weekOf(day: string): string[] {
  const lead = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => otherDay(day, index - lead));
}

/** The days of the weeks that a month is in, Monday first. */
export function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const lead = (first.getUTCDay() + 6) % 7;
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const all = Math.ceil((lead + length) / 7) * 7;
  return Array.from({ length: all }, (_, index) =>
    toDay(first.getTime() + (index - lead) * DAY_MS),
  );
}

const textOf = (day: string, language: 'en' | 'hi', format: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(`${language}-IN`, { ...format, timeZone: 'UTC' });

/** `December 2026`. */
export const nameOfMonth = (month: string, language: 'en' | 'hi') =>
  textOf(`${month}-15`, language, { month: 'long', year: 'numeric' });

/** `Mon`. */
export const nameOfWeekday = (
  day: string,
  language: 'en' | 'hi',
  weekday: 'short' | 'long' = 'short',
) => textOf(day, language, { weekday });

/** `Monday, 7 December`. */
export const nameOfDay = (day: string, language: 'en' | 'hi') =>
  textOf(day, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** `7 Dec to 13 Dec 2026`. */
export function nameOfWeek(days: readonly string[], language: 'en' | 'hi'): string {
  const short = { day: 'numeric', month: 'short' } as const;
  const first = textOf(days[0] ?? '', language, short);
  const last = textOf(days.at(-1) ?? '', language, { ...short, year: 'numeric' });
  return language === 'hi' ? `${first} से ${last}` : `${first} to ${last}`;
}
