/** A short message to one Indian mobile number. */
export interface Sms {
  /** The id of the message; the same id again is the same short message. */
  id: string;
  createdAt: Date;
  /** `+91` and ten digits. */
  to: string;
  text: string;
  /** Which registered template it is, `code.en`, and what fills its variables, in their order. */
  template: string;
  values: readonly string[];
}

/** Registered templates by their names: the operators' id, and the text that they know. */
export type SmsTemplates = Readonly<Record<string, { id: string; text: string }>>;

/** Resolves once the provider has accepted the message; else fails with a `DeliveryError`. */
export interface SmsGateway {
  /** How often a message in doubt may be sent again. */
  readonly mostRepeats: number;
  send(sms: Sms): Promise<void>;
}
