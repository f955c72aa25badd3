import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianDay } from '#lib/clock.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY_MS = 24 * 3600_000;

/** The month that the address names, else this one, as `YYYY-MM`; and the day of India that is today. */
export function useMonth() {
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => indianDay(new Date()));
  const asked = query.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : today.slice(0, 7);
  return { month, today, go: (to: string) => setQuery({ month: to }, { replace: true }) };
}

/** The month some months before or after another. */
export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
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
    new Date(first.getTime() + (index - lead) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** `December 2026`. */
export const nameOfMonth = (month: string, language: 'en' | 'hi') =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString(`${language}-IN`, {
    month: 'long',
    year: 'numeric',
  });
