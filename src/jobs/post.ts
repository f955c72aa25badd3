import type { Executor } from '#db/database.ts';
import type { Message } from '#gateways/message.ts';

/**
 * Puts a message on its way, in the caller's transaction: it is sent once that holds, and never
 * otherwise.
 */
export type Post = (message: Message, within: Executor) => Promise<void>;
