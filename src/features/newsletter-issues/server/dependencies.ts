import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import type { Database, Executor } from '#db/database.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import type { Session } from '#http/sessions.ts';
import type { Enqueue } from '#jobs/queue.ts';
import type { Sender } from '#messages/mail/compose.ts';

/** A document, as its picture is made from it. */
export interface Pictured {
  collection: string;
  slug: string;
  title: string;
  image: Image | null;
}

/** The links that only one reader gets, and headers that say the same to their mail program. */
export interface ReaderLinks {
  unsubscribe: string;
  preferences: string | null;
  headers: Readonly<Record<string, string>>;
}

/** The means to put an issue together. */
export interface Composing {
  reader: Reader;
  /** The collections that people read. */
  searchable: readonly Collection[];
  sender: (language: Language) => Promise<Sender>;
  publicUrl: string;
  /** The path of a picture of a document that every mailbox can show. */
  pictureOf: (document: Pictured, language: Language) => Promise<string | null>;
}

/** The services that the calls of issues are made from. */
export interface IssueDependencies extends Composing {
  db: Database;
  enqueue: Enqueue;
  mail: MailGateway;
  offeredLanguages: () => readonly Language[];
  whenMayGoOut: WhenMayGoOut;
  /** The address of a preview for a frame, which ends with minutes or the session. */
  signMailPreview: (
    previewed: { id: string; theme: 'light' | 'dark' },
    session: Pick<Session, 'id'>,
  ) => string;
}

/** Makes the links of each reader, in their order. */
export type LinksOf = (
  db: Executor,
  readers: readonly { email: string; language: Language }[],
) => Promise<ReaderLinks[]>;
