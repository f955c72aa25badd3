import { inIndia } from '#lib/dates.ts';

/** Mon 9 Feb, 06:00 */
export const dayAndHour = inIndia({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 16:20 */
export const hourOfDay = inIndia({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 5 Dec; months are cut short in Hindi too, because revisions stand in a narrow column. */
export const dayOfMonth = inIndia({ day: 'numeric', month: 'short' });

/** Thursday, 5 December */
export const dayOfWeek = inIndia({ weekday: 'long', day: 'numeric', month: 'long' });
