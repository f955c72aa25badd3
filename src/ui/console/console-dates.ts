import { inIndia } from '#lib/dates.ts';

const yearOf = inIndia({ year: 'numeric' });

/** A format that names the year of a moment in another one than this. */
function withOtherYear(options: Intl.DateTimeFormatOptions): ReturnType<typeof inIndia> {
  const format = inIndia(options);
  const formatWithYear = inIndia({ ...options, year: 'numeric' });
  return (moment, language) => {
    const isThisYear = yearOf(moment, 'en') === yearOf(new Date(), 'en');
    return (isThisYear ? format : formatWithYear)(moment, language);
  };
}

/** Mon 9 Feb, 06:00; with the year where it is another. */
export const dayAndHour = withOtherYear({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 16:20 */
export const hourOfDay = inIndia({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 5 Dec, with another year; months are cut short in Hindi too, because revisions stand in a narrow column. */
export const dayOfMonth = withOtherYear({ day: 'numeric', month: 'short' });

/** Thursday, 5 December, with another year */
export const dayOfWeek = withOtherYear({ weekday: 'long', day: 'numeric', month: 'long' });
