import type { z } from 'zod';
import { parseWhen, toIso } from '#lib/clock.ts';
import type { Field } from '../declare/field.ts';

/** A value that the field does not take; the message follows the name of the field. */
export class FieldFault extends Error {
  override readonly name = 'FieldFault';
}

/** What to write instead, where zod's own reason would not say. */
const howToWrite: Partial<Record<Field['widget'], string>> = {
  when: 'write a moment, such as -12d 09:30 or 2009-03-14 10:00',
  month: 'write the month as "2026-09"',
  link: 'write a path of this site, such as /news, or an https address',
  reference: 'write the slug of the other document',
};

/** The stored form of a value from front matter, for every widget but files. Throws `FieldFault`. */
export function fieldValue({ widget, stored }: Field, value: unknown, anchor: Date): unknown {
  const meant = widget === 'when' ? toIso(readMoment(value, anchor)) : value;
  const parsed = stored.safeParse(meant);
  if (parsed.success) return parsed.data;
  throw new FieldFault(`${quoted(value)} ${reasonOf(parsed.error, widget)}`);
}

/** A moment as people write it, absolute or counted from the anchor. Throws `FieldFault`. */
export function readMoment(value: unknown, anchor: Date): Date {
  const moment = typeof value === 'string' ? parseWhen(value, anchor) : undefined;
  if (moment) return moment;
  throw new FieldFault(`${quoted(value)} is no moment; ${howToWrite.when}`);
}

function reasonOf({ issues: [issue] }: z.ZodError, widget: Field['widget']): string {
  if (!issue) return 'is not right';
  switch (issue.code) {
    case 'invalid_type':
      return `is of the wrong type; ${wordsForType[issue.expected] ?? `write ${issue.expected}`}`;
    case 'invalid_value':
      return `is not one of: ${issue.values.join(', ')}`;
    case 'too_big':
      return `is too long; write at most ${issue.maximum} characters`;
    case 'too_small':
      return 'is empty';
    default:
      return `cannot be used; ${howToWrite[widget] ?? issue.message}`;
  }
}

const wordsForType: Record<string, string> = {
  string: 'write words, in quotes where they look like a number',
  number: 'write a number, without quotes',
  boolean: 'write true or false',
  array: 'write a list, such as [en, hi]',
  record: 'write one "key: value" below each other',
};

const MOST_QUOTED = 60;

function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text}"`;
}
