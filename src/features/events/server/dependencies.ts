import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { SendMessage } from '#messages/send.ts';
import type { PublicEvent } from './gathering.ts';

/** The services that replies to events are made from. */
export interface EventDependencies {
  db: Database;
  reader: Reader;
  sendMessage: SendMessage;
  publicUrl: string;
  /** The key that links of replies are made with. */
  secret: string;
}

/** A reply, however it came. */
export interface Replying {
  event: PublicEvent;
  people: number;
  language: Language;
}
