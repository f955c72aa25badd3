import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { Text } from './message.ts';

/** The kind of a value that fills a hole: text as it is, a whole address, or a name that somebody typed. */
export type ValueKind = 'text' | 'link' | 'personName';
export type Values = Readonly<Record<string, ValueKind>>;
type LinkOf<V> = string extends keyof V
  ? string
  : { [Name in keyof V]: V[Name] extends 'link' ? Name : never }[keyof V] & string;

/** A paragraph, or a link with what its button says. Holes like `{name}` are filled. */
export type Part<Link extends string = string> = string | { button: string; to: Link };

export interface MailWords<Link extends string = string> {
  subject: string;
  parts: readonly Part<Link>[];
}

/** Languages that nobody has written yet get English. */
type InLanguages<Words> = Partial<Record<Language, Words>> & { en: Words };

export interface MailForm<V extends Values = Values> {
  values: V;
  words: InLanguages<MailWords<LinkOf<V>>>;
  /** The footer tells a colleague another reason than a visitor, who is meant unless told. */
  reader?: 'colleague';
  /** Further headers (`List-Unsubscribe`), with holes as in the words. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * A short message is one text with holes; `{campaign}` and `{host}` are known everywhere. Every
 * change to one must be registered anew with the operators.
 */
export interface SmsForm<V extends Values = Values> {
  values: V;
  words: InLanguages<string>;
}

/** Asked right before each is sent, with what fills its holes: it may have waited for hours, and people leave. */
type IsStillWanted = (db: Executor, to: string, text: Text) => Promise<boolean>;

export type Terms =
  | { purpose: 'transactional'; isStillWanted?: IsStillWanted }
  | { purpose: 'wanted'; isStillWanted: IsStillWanted };

/** A message as the code that sends it knows it. */
export type Declaration = Terms & {
  /** Stored with each message that waits, so a new name forgets those. */
  name: string;
  /** How long it makes sense to send it; a day unless told. */
  goodForMinutes?: number;
  /** Sent though its reader has asked meanwhile to be forgotten; it is emptied then. */
  outlivesAccount?: true;
  mail?: MailForm;
  sms?: SmsForm;
};
