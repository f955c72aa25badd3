import { inArray } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { messages } from '#db/schema/messages.ts';

/** A message from outside: on its way, handed over to the server that delivers it, or given up. */
export interface Delivery {
  state: 'waiting' | 'sent' | 'failed';
  /** When it was handed over. */
  at: Date | null;
}

/** The state of messages by the ids that they were given; of old ones nothing is known any more. */
export async function findDeliveries(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, Delivery>> {
  if (ids.length === 0) return new Map();
  const { id, state, sentAt } = messages;
  const rows = await db
    .select({ id, state, sentAt })
    .from(messages)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.id,
      { state: row.state === 'sending' ? 'waiting' : row.state, at: row.sentAt },
    ]),
  );
}
