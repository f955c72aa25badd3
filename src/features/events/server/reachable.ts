import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { longDate, shortDate, time, weekday } from '#lib/dates.ts';
import type { Addressee, Message } from '#messages/message.ts';
import { findSmsReader } from '#people/sms-reader.ts';
import type { PublicEvent } from './gathering.ts';
import type { Reply } from './seats.ts';

export interface Reachable {
  channel: Message['channel'];
  to: Addressee;
  language: Language;
}

/**
 * The address to which somebody is written: only one whose owner confirmed the reply, or has an account. Without
 * one it is the number of the account, if its owner agreed to that; a number that was only typed is never one.
 */
export async function reachable(
  tx: Executor,
  { email, userId, state, language: stored }: Reply,
): Promise<Reachable | undefined> {
  if (state === 'unconfirmed') return undefined;
  const language = languageOf(stored);
  if (email !== null) return { channel: 'mail', to: email as Addressee, language };
  const reader = userId === null ? undefined : await findSmsReader(tx, { id: userId });
  return reader && { channel: 'sms', to: reader.phoneNumber, language };
}

export const languageOf = (stored: string): Language =>
  isLanguage(stored) ? stored : primaryLanguage;

/** The facts of an event in messages, in the language of their reader; a short one has room for the name of the place. */
export function told(
  { title: event, place, address, startsAt }: PublicEvent,
  language: Language,
  channel: Message['channel'] = 'mail',
) {
  const hour = time(startsAt, language);
  if (channel === 'sms') return { event, when: `${shortDate(startsAt, language)}, ${hour}`, place };
  const when = `${weekday(startsAt, language)}, ${longDate(startsAt, language)}, ${hour}`;
  return { event, when, place: address.includes(place) ? address : `${place}, ${address}` };
}
