import { ConfigError } from './config-error.ts';
import type { messageVariables } from './message-variables.ts';
import type { ValuesOf } from './variable.ts';

type Values = ValuesOf<typeof messageVariables>;
type Name = keyof Values;

/** The mail server and the sender, or nothing: then mails are kept in the outbox. */
export function mailSlice(values: Values) {
  const { SMTP_URL: url, MAIL_FROM: from } = values;
  if (url && from) return Object.freeze({ url, from });
  if (url || from) refuse(missing(values, ['SMTP_URL', 'MAIL_FROM']), 'mails are sent');
  return undefined;
}

/** The key that signs mails; as a file or as text. */
export function dkimSlice(values: Values) {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = values;
  if (domain && selector && privateKey) return Object.freeze({ domain, selector, privateKey });
  if (domain || selector || privateKey)
    refuse(
      missing(values, ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY']),
      'mails are signed',
    );
  return undefined;
}

/** How mails come back: to which address, into which folder, and with which secret by the web; none are told apart without an address. */
export function returnsSlice(values: Values) {
  const {
    MAIL_RETURN_PATH: address,
    MAIL_RETURNS_FOLDER: folder,
    MAIL_RETURNS_SECRET: secret,
  } = values;
  if ((folder || secret) && !address) refuse(['MAIL_RETURN_PATH'], 'mails that come back are read');
  return address === undefined ? undefined : Object.freeze({ address, folder, secret });
}

/** The provider that delivers short messages; none keeps them in the outbox. */
export function smsSlice(values: Values) {
  if (values.SMS_PROVIDER === 'msg91') return msg91Slice(values);
  if (values.SMS_PROVIDER === 'twilio') return twilioSlice(values);
  if (vendorKeys.some((name) => values[name])) refuse(['SMS_PROVIDER'], 'short messages are sent');
  return undefined;
}

/** The contact for push services; none keeps push messages in the outbox. */
export function pushSlice({ PUSH_CONTACT: contact }: Values) {
  return contact === undefined ? undefined : Object.freeze({ contact });
}

const vendorKeys = [
  'SMS_TEMPLATES',
  'MSG91_AUTH_KEY',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
] as const;

function msg91Slice(values: Values) {
  const { MSG91_AUTH_KEY: authKey, SMS_TEMPLATES: templates } = values;
  if (authKey && templates)
    return Object.freeze({ provider: 'msg91' as const, authKey, templates });
  return refuse(missing(values, ['MSG91_AUTH_KEY', 'SMS_TEMPLATES']), 'msg91 sends');
}

function twilioSlice(values: Values) {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = values;
  const { SMS_TEMPLATES: templates = Object.freeze({}) } = values;
  if (accountSid && authToken && from) {
    return Object.freeze({ provider: 'twilio' as const, accountSid, authToken, from, templates });
  }
  const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  return refuse(missing(values, needed), 'twilio sends');
}

function missing(values: Values, needed: readonly Name[]): Name[] {
  return needed.filter((name) => !values[name]);
}

function refuse(names: readonly Name[], what: string): never {
  throw new ConfigError(names.map((name) => `${name} is missing: ${what} only with it`));
}
