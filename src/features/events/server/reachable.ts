import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { longDate, time, weekday } from '#lib/dates.ts';
import type { Addressee } from '#messages/message.ts';
import type { PublicEvent } from './gathering.ts';
import type { Reply } from './seats.ts';

interface Reachable {
  to: Addressee;
  language: Language;
}

/** The address to which somebody is written: only one whose owner confirmed the reply, or has an account. */
export function reachable({ email, state, language }: Reply): Reachable | undefined {
  if (email === null || state === 'unconfirmed') return undefined;
  return { to: email as Addressee, language: languageOf(language) };
}

export const languageOf = (stored: string): Language =>
  isLanguage(stored) ? stored : primaryLanguage;

/** The facts of an event in mails, in the language of its reader. */
export function told({ title, place, address, startsAt }: PublicEvent, language: Language) {
  const when = `${weekday(startsAt, language)}, ${longDate(startsAt, language)}, ${time(startsAt, language)}`;
  return { event: title, when, place: address.includes(place) ? address : `${place}, ${address}` };
}
