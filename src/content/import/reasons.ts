import type { z } from 'zod';
import type { Field } from '../declare/field.ts';

const MOMENT = 'write a moment, such as -12d 09:30, +1sat 09:30 or 2009-03-14 10:00';
/** The reason why a value that is no moment is refused. */
export const noMoment = `is no moment; ${MOMENT}`;

/** Advice on how to write a value, where zod's own reason gives none. */
const howToWrite: Partial<Record<Field['widget'], string>> = {
  month: 'write the month as "2026-09"',
  url: 'write a path of this site, such as /news, or an https address',
  reference: 'write the slug of the other document',
};

/** Why a value is not taken, and what to write instead; it follows the quoted value. */
export function reasonOf(issue: z.core.$ZodIssue, widget: Field['widget']): string {
  if (issue.code === 'custom') return issue.message;
  if (widget === 'datetime') return noMoment;
  switch (issue.code) {
    case 'invalid_type':
      return `is of the wrong type; ${wordsForType[issue.expected] ?? `write ${issue.expected}`}`;
    case 'invalid_value':
      return `is not one of: ${issue.values.join(', ')}`;
    case 'too_big':
      return tooMuch(issue);
    case 'too_small':
      return isOfNumbers(issue) ? `is too small; write at least ${issue.minimum}` : 'is empty';
    default:
      return `cannot be used; ${howToWrite[widget] ?? issue.message}`;
  }
}

function tooMuch(issue: z.core.$ZodIssueTooBig): string {
  const { origin, maximum } = issue;
  if (isOfNumbers(issue)) return `is too large; write at most ${maximum}`;
  if (origin === 'array') return `is too long; name at most ${maximum}`;
  return `is too long; write at most ${maximum} characters`;
}

const isOfNumbers = ({ origin }: { origin: string }) => origin === 'number' || origin === 'int';

const wordsForType: Record<string, string> = {
  string: 'write words, in quotes where they look like a number',
  number: 'write a number, without quotes',
  boolean: 'write true or false',
  array: 'write a list, such as [en, hi]',
  record: 'write one "key: value" below each other',
};

const MAX_QUOTED = 60;

/** A value as a fault shows it. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
}
