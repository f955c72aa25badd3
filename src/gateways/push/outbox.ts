import { createOutbox } from '../outbox.ts';
import type { PushGateway } from './port.ts';

/** Push messages as files, for as long as no push service is asked. */
export function pushOutbox(dataFolder: string): PushGateway {
  const keep = createOutbox(dataFolder);
  return {
    async send({ id, createdAt, to, subject, text }) {
      await keep({ id, createdAt }, { channel: 'push', to: to.endpoint, subject, text });
      return 'sent';
    },
  };
}
