import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '#db/database.ts';
import { messages } from '#db/schema/messages.ts';
import type { EnqueueAll } from '#jobs/queue.ts';
import type { Outgoing, Purpose } from './message.ts';

/**
 * Enqueues a message in the caller's transaction: it is sent once that commits, and never otherwise. A
 * caller that asks for its state later gives it an id.
 */
export type SendMessage = (message: Outgoing, within: Executor, id?: string) => Promise<void>;

/** Enqueues many messages at once; for more than some thousands, use a transaction per thousand. */
export type SendMessages = (messages: readonly Outgoing[], within: Executor) => Promise<void>;

const payload = z.object({ id: z.uuid() });

/**
 * The jobs that send a message, as the code that puts one on the queue knows them. Wanted messages
 * wait in a queue of their own: a code must not wait behind a newsletter.
 */
export const deliveryJobs: Record<Purpose, { name: string; payload: typeof payload }> = {
  transactional: { name: 'post-message', payload },
  wanted: { name: 'post-wanted-message', payload },
};

/** The most rows of one statement. */
const MAX_AT_ONCE = 500;

export function createSendMessage(enqueueAll: EnqueueAll): {
  sendMessage: SendMessage;
  sendMessages: SendMessages;
} {
  async function enqueue(outgoing: readonly (Outgoing & { id: string })[], within: Executor) {
    const rows = outgoing.map(({ id, purpose: _, ...message }) => ({
      id,
      channel: message.channel,
      message,
    }));
    await within.insert(messages).values(rows);
    for (const [purpose, some] of Map.groupBy(outgoing, (each) => each.purpose)) {
      const ids = some.map(({ id }) => ({ id }));
      await enqueueAll(deliveryJobs[purpose], ids, within);
    }
  }

  return {
    sendMessage: (message, within, id = randomUUID()) => enqueue([{ ...message, id }], within),
    async sendMessages(outgoing, within) {
      for (let from = 0; from < outgoing.length; from += MAX_AT_ONCE) {
        const some = outgoing.slice(from, from + MAX_AT_ONCE);
        await enqueue(
          some.map((message) => ({ ...message, id: randomUUID() })),
          within,
        );
      }
    },
  };
}
