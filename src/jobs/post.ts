import { z } from 'zod';
import type { Executor } from '#db/database.ts';
import { messages } from '#db/schema/index.ts';
import type { Message } from '#gateways/message.ts';
import type { Enqueue } from './queue.ts';

/**
 * Puts a message on its way, in the caller's transaction: it is sent once that holds, and never
 * otherwise.
 */
export type Post = (message: Message, within: Executor) => Promise<void>;

/** The job that sends a message, as whoever puts one on the queue knows it. */
export const postMessage = { name: 'post-message', payload: z.object({ id: z.uuid() }) };

export function createPost(enqueue: Enqueue): Post {
  return async (message, within) => {
    const { channel } = message;
    const rows = within.insert(messages).values({ channel, message });
    const [row] = await rows.returning({ id: messages.id });
    if (row) await enqueue(postMessage, row, within);
  };
}
