import type { Language } from '#contract/languages.ts';

declare const reachable: unique symbol;

/**
 * An address or number that may be written to: it was proven to be its reader's, or
 * `people/message-limits` let it through. An address that a stranger typed is none by itself.
 */
export type Addressee = string & { readonly [reachable]: true };

/** Which declared message it is, and what fills its holes. */
export type Text = Readonly<Record<string, string>> & { readonly kind: string };

/** A message to one person as it is stored. `to` is an address, or `+91` and ten digits. */
export interface Message {
  channel: 'mail' | 'sms';
  to: string;
  language: Language;
  text: Text;
}

/** Why it is sent: because of something that its reader did, or because they ordered such messages. */
export type Purpose = 'transactional' | 'wanted';

/** A message that may be sent; only a declaration makes one. */
export interface Outgoing extends Message {
  to: Addressee;
  purpose: Purpose;
}
