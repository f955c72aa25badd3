import { toIso } from '#lib/clock.ts';

const TO_THE_MINUTE = 'YYYY-MM-DDTHH:MM'.length;

/** A moment as a browser's field of day and hour has it, in Indian time; empty for what is no moment. */
export function toFieldValue(moment: string): string {
  if (Number.isNaN(Date.parse(moment))) return '';
  return toIso(new Date(moment)).slice(0, TO_THE_MINUTE);
}

/** The moment in such a field, ISO 8601 with India's offset; undefined while the field is empty. */
export const fromFieldValue = (value: string): string | undefined =>
  value ? `${value}:00+05:30` : undefined;
