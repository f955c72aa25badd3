import { z } from 'zod';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** PostgreSQL has no year 0 and JavaScript writes years after 9999 in another form; nobody means either. */
const hasUsualYear = (text: string) => text >= '1000' && text < '9999';

const isRealDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** A day, `YYYY-MM-DD`. */
export const day = (message = 'Write the date as YYYY-MM-DD') =>
  z
    .string(message)
    .regex(DAY, { error: message, abort: true })
    .refine((text) => hasUsualYear(text) && isRealDay(text), 'This day does not exist');

/** A moment in ISO 8601, with its offset. */
export const moment = (message = 'Choose a day and an hour') =>
  z.iso.datetime({ offset: true, error: message, abort: true }).refine(hasUsualYear, message);
