import type { SmsWords } from './words.ts';

/** The short messages in English. */
export const english: SmsWords = {
  code: '{code} is your code for {host}. It works for 5 minutes. Do not share it with anyone.\n\n@{host} #{code}',
  askParent:
    '{childName}, who is under 18, wants to register at {host} and needs your consent: {link}',
  numberChanged:
    'The mobile number of your account at {host} has changed. If it was not you, write to us there at once.',
};
