import { indianLocale } from './locale.ts';

/** A moment, as a Date or in ISO 8601; a bare day counts as that day. */
type Moment = Date | string;
type Format = (moment: Moment, language: string) => string;

/** 6 December 2024 */
export const longDate = inIndia({ day: 'numeric', month: 'long', year: 'numeric' });

/** 6 December */
export const dayMonth = inIndia({ day: 'numeric', month: 'long' });

/** December 2024 */
export const monthYear = inIndia({ month: 'long', year: 'numeric' });

/** December */
export const monthName = inIndia({ month: 'long' });

const shortMonthInEnglish = inIndia({ month: 'short' });

/** Dec; the names of months are cut short in English only. */
export const shortMonth: Format = (moment, language) =>
  language === 'en' ? shortMonthInEnglish(moment, language) : monthName(moment, language);

const abbreviated = inIndia({ day: 'numeric', month: 'short' });

/** 5 Dec; the names of months are cut short in English only. */
export const shortDate: Format = (moment, language) =>
  language === 'en' ? abbreviated(moment, language) : dayMonth(moment, language);

const clock = inIndia({ hour: 'numeric', minute: '2-digit', hour12: true });
const clockOfDay = inIndia({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' });

/** 9:30 am; Hindi names the part of the day: सुबह 9:30. */
export const time: Format = (moment, language) =>
  language === 'hi' ? clockOfDay(moment, language) : clock(moment, language);

const weekdays = {
  long: inIndia({ weekday: 'long' }),
  short: inIndia({ weekday: 'short' }),
  narrow: inIndia({ weekday: 'narrow' }),
};

/** Saturday, Sat or S. */
export function weekday(
  moment: Moment,
  language: string,
  width: keyof typeof weekdays = 'long',
): string {
  return weekdays[width](moment, language);
}

/**
 * Makes a format of moments in Indian time. Formatters are kept per language, because Intl is slow to make them. Their kinds of spaces
 * differ between versions of ICU, and a page must read the same on the server and in the browser.
 */
export function inIndia(options: Intl.DateTimeFormatOptions): Format {
  const byLanguage = new Map<string, Intl.DateTimeFormat>();
  return (moment, language) => {
    const format = byLanguage.get(language) ?? newFormat(language, options);
    byLanguage.set(language, format);
    return format.format(new Date(moment)).replace(/\s/g, ' ');
  };
}

function newFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(indianLocale(language), { timeZone: 'Asia/Kolkata', ...options });
}
