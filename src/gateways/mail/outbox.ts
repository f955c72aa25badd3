import { createOutbox } from '../outbox.ts';
import type { MailGateway } from './port.ts';

/** Mails as files, for as long as there is no mail server. */
export function mailOutbox(dataFolder: string): MailGateway {
  const keep = createOutbox(dataFolder);
  return {
    send: ({ id, createdAt, to, subject, text, html }) =>
      keep({ id, createdAt }, { channel: 'mail', to, subject, text, html }),
  };
}
