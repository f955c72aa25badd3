/** A short message to one Indian mobile number. */
export interface Sms {
  /** Of the message; the same one again is the same short message. */
  id: string;
  createdAt: Date;
  /** `+91` and ten digits. */
  to: string;
  text: string;
  /** Which registered template it is, `code.en`, and what fills its variables, in their order. */
  template: string;
  values: readonly string[];
}

/** Settles once somebody else answers for the message; else fails with a `DeliveryError`. */
export interface SmsGateway {
  send(sms: Sms): Promise<void>;
}
