import type { Language } from '#contract/languages.ts';

/** A mail to one person. */
export interface Mail {
  /** Of the message; the same one again is the same mail. */
  id: string;
  createdAt: Date;
  /** The name that is shown as the sender; the address is the gateway's. */
  from?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}

/** Settles once somebody else answers for the mail; else fails with a `DeliveryError`. */
export interface MailGateway {
  /** How often the same mail may be handed over again where nobody knows whether it arrived. */
  readonly mostRepeats: number;
  send(mail: Mail): Promise<void>;
}
