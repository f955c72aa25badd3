import type { Executor } from '#db/database.ts';
import { eventNotices } from '#db/schema/events.ts';
import type { Reply } from './seats.ts';

/** Notes that some are told of something, and returns those who were not told before: the key of the table decides. */
export async function noteTold(
  tx: Executor,
  replies: readonly Reply[],
  about: string,
): Promise<Reply[]> {
  if (replies.length === 0) return [];
  const rows = replies.map(({ id }) => ({ replyId: id, about }));
  const noted = await tx.insert(eventNotices).values(rows).onConflictDoNothing().returning();
  const ids = new Set(noted.map(({ replyId }) => replyId));
  return replies.filter(({ id }) => ids.has(id));
}
