import { createOutbox } from '../outbox.ts';
import type { MailGateway } from './port.ts';

/** Mails as files, for as long as there is no mail server. */
export function mailOutbox(dataFolder: string): MailGateway {
  const keep = createOutbox(dataFolder);
  return {
    // A file that is written again is the same file.
    mostRepeats: Infinity,
    async send({ id, createdAt, to, subject, text, html, headers = {}, beforeEnd }) {
      const further = Object.keys(headers).length > 0 && { headers };
      await beforeEnd?.();
      await keep({ id, createdAt }, { channel: 'mail', to, subject, text, html, ...further });
    },
  };
}
