import type { Language } from '#contract/languages.ts';

/** What a mail says; the words are in `mail/texts`. Links are whole addresses. */
export type MailText =
  | { kind: 'confirmRegistration'; name: string; link: string }
  | { kind: 'haveAccount'; logInLink: string; forgotLink: string }
  | { kind: 'confirmAddress'; name: string; link: string }
  | { kind: 'addressChanged'; name: string; newAddress: string; grievanceLink: string }
  | { kind: 'numberChanged'; name: string; newNumber: string; grievanceLink: string }
  | { kind: 'resetPassword'; name: string; link: string }
  | { kind: 'passwordChanged'; name: string; forgotLink: string }
  | { kind: 'askParent'; childName: string; link: string }
  | { kind: 'confirmNewsletter'; link: string }
  | { kind: 'grievanceReceived'; name: string; number: string; link: string }
  | { kind: 'accountErased'; name: string };

/** What a short message says; each kind is a template that the operators have registered. */
export type SmsText =
  | { kind: 'code'; code: string }
  | { kind: 'askParent'; childName: string; link: string }
  | { kind: 'numberChanged' };

/** A message to one person, in their language. `to` is an address, or `+91` and ten digits. */
export type Message =
  | { channel: 'mail'; to: string; language: Language; text: MailText }
  | { channel: 'sms'; to: string; language: Language; text: SmsText };
