import { createOutbox } from '../outbox.ts';
import type { SmsGateway } from './port.ts';

/** Short messages as files, for as long as nobody delivers them. */
export function smsOutbox(dataFolder: string): SmsGateway {
  const keep = createOutbox(dataFolder);
  return {
    // A file that is written again is the same file.
    mostRepeats: Infinity,
    // A short message has no subject, and a code must not stand where previews are made of.
    send: ({ id, createdAt, to, text }) =>
      keep({ id, createdAt }, { channel: 'sms', to, subject: '', text }),
  };
}
