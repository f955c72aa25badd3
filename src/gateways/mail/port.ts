import type { Language } from '#contract/languages.ts';

/** A mail to one person. */
export interface Mail {
  /** The id of the message; the same id again is the same mail. */
  id: string;
  createdAt: Date;
  /** The name that is shown as the sender; the address is the gateway's. */
  from?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Headers beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Awaited while the mail is on its way, and right before it is ended: until this resolves the server
   * has surely not taken it, and where it throws, never will.
   */
  beforeEnd?: () => Promise<void>;
}

/** Resolves once the server has accepted the mail; else fails with a `DeliveryError`. */
export interface MailGateway {
  /** How often a mail in doubt may be sent again. */
  readonly mostRepeats: number;
  send(mail: Mail): Promise<void>;
}
