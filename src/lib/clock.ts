import { DAY_MS } from './durations.ts';

/** India keeps one time all year; no rule of summer time has to be looked up. */
const OFFSET = '+05:30';
const offsetMilliseconds = 5.5 * 3600_000;

/** A range of time, from its first moment to the first moment after it. */
export interface Range {
  from: Date;
  to: Date;
}

/** The day in India at a moment, `YYYY-MM-DD`. */
export function indianDay(date: Date): string {
  return toIso(date).slice(0, 10);
}

/**
 * The days in India, `YYYY-MM-DD`, that something touches from one moment to another, in order. What
 * ends at midnight does not reach into the day that then begins.
 */
export function indianDays(from: Date, to: Date): string[] {
  const days = [indianDay(from)];
  for (let next = nextMidnight(from); next < to; next = addDays(next, 1)) {
    days.push(indianDay(next));
  }
  return days;
}

/** A moment in ISO 8601 with India's offset, to the second: `2024-12-07T09:30:00+05:30`. */
export function toIso(date: Date): string {
  const shifted = new Date(date.getTime() + offsetMilliseconds);
  return shifted.toISOString().slice(0, 19) + OFFSET;
}

/** Four digits that do not begin with 0: databases have no year 0, and nobody means one before 1000. */
const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;

/** The midnight in India with which a day `YYYY-MM-DD` begins; undefined for a day that is none. */
export function parseDay(text: string): Date | undefined {
  return DAY.test(text) ? inIndia(text, '00:00:00') : undefined;
}

/** A day `YYYY-MM-DD` of India. Throws `RangeError` for a day that is none. */
export function dayRange(day: string): Range {
  const from = parseDay(day);
  if (!from) throw new RangeError(`${day} is no day`);
  return { from, to: addDays(from, 1) };
}

/** A month (1 to 12) of India, or a whole year. */
export function monthRange(year: number, month?: number): Range {
  return month === undefined
    ? { from: firstOfMonth(year, 1), to: firstOfMonth(year + 1, 1) }
    : { from: firstOfMonth(year, month), to: firstOfMonth(year, month + 1) };
}

/** The midnight in India that comes after a moment. */
export function nextMidnight(date: Date): Date {
  return dayRange(indianDay(date)).to;
}

const RELATIVE =
  /^(?<count>[+-]?\d{1,5})(?<unit>d|sun|mon|tue|wed|thu|fri|sat)(?: (?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d))?$/;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const LOCAL = /^([1-9]\d{3}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;
const WITH_OFFSET = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * A moment as people write it in a file: `-12d 09:30` and `0d` count days from the anchor's day in
 * India, `+1sat 09:30` is the next Saturday (the anchor's day, if it is one), `-1sat` the last one
 * before it, `2024-12-07` and `2024-12-07 09:30` are India's time, an offset is kept to. Undefined for
 * anything else.
 */
export function parseMoment(text: string, anchor: Date): Date | undefined {
  const written = text.trim();
  return relative(written, anchor) ?? parseDay(written) ?? local(written) ?? withOffset(written);
}

function relative(text: string, anchor: Date): Date | undefined {
  const { count, unit = '', hours = 0, minutes = 0 } = RELATIVE.exec(text)?.groups ?? {};
  if (!count) return undefined;
  const { from: today } = dayRange(indianDay(anchor));
  const days = unit === 'd' ? Number(count) : daysTo(WEEKDAYS.indexOf(unit), Number(count), today);
  if (days === undefined) return undefined;
  return new Date(addDays(today, days).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}

/** The first such day of the week to come is today or in this week, the last one is over; there is no zeroth. */
function daysTo(weekday: number, count: number, today: Date): number | undefined {
  if (count === 0) return undefined;
  const isNow = new Date(today.getTime() + offsetMilliseconds).getUTCDay();
  const toNext = (weekday - isNow + 7) % 7;
  return toNext + 7 * (count > 0 ? count - 1 : count);
}

function local(text: string): Date | undefined {
  const [, day, time] = LOCAL.exec(text) ?? [];
  return day && time ? inIndia(day, time) : undefined;
}

function withOffset(text: string): Date | undefined {
  const day = WITH_OFFSET.exec(text)?.[1];
  return day && parseDay(day) ? validDate(text) : undefined;
}

/** Date reads 30 February as 1 March; such a day is refused here. */
function inIndia(day: string, time: string): Date | undefined {
  const date = validDate(`${day}T${time}${OFFSET}`);
  return date && indianDay(date) === day ? date : undefined;
}

function validDate(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

function firstOfMonth(year: number, month: number): Date {
  return new Date(Date.UTC(year, month - 1) - offsetMilliseconds);
}
