const INDIA = 'Asia/Kolkata';

const dayOf = (at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: INDIA });

/** The hour of what is of today, the day of what is older; in Indian time. */
export function revisionTime(at: string, language: 'en' | 'hi', now = new Date()): string {
  const moment = new Date(at);
  const form: Intl.DateTimeFormatOptions =
    dayOf(moment) === dayOf(now)
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(`${language}-IN`, { ...form, timeZone: INDIA }).format(moment);
}

/** `5 December, 16:20`, or `Today, 10:31`. */
export function revisionMoment(at: string, language: 'en' | 'hi', today: string): string {
  const moment = new Date(at);
  const hour = new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: INDIA,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  return `${revisionDay(at, language, today)}, ${hour}`;
}

/** `Thursday, 5 December`, or the word for today. */
export function revisionDay(at: string, language: 'en' | 'hi', today: string): string {
  const moment = new Date(at);
  if (dayOf(moment) === dayOf(new Date())) return today;
  return new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: INDIA,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(moment);
}
