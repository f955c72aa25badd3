import { readLog } from '#audit/read-log.ts';
import type { Executor } from '#db/database.ts';
import { namePeople } from '#people/realms/calling-agent.ts';
import type { Kind } from './kind.ts';

/** Tells who threw a broadcast of a kind away, and when: its row is gone, and the audit log has it. */
export function discardedOf({ section, discardCall }: Kind) {
  async function readDiscarded(db: Executor, id: string) {
    const filter = {
      calls: [discardCall],
      target: section,
      targetId: id,
      outcome: 'done',
    } as const;
    const [entry] = await readLog(db, filter, 1);
    if (!entry?.actorId) return null;
    const name = await namePeople(db, [entry.actorId]);
    return { by: name(entry.actorId), at: entry.at.toISOString() };
  }

  return { readDiscarded };
}
