import { desc, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { aiMedia, takedowns } from '#db/schema/media-library.ts';
import { namePeople } from '#people/realms/calling-agent.ts';
import type { AiEntry, Takedown } from '../../contract/register.ts';
import { dueAt } from './alarms.ts';

const MAX_SHOWN = 200;

/** The register as the wire shows it. */
export async function readRegister(
  db: Executor,
  most = MAX_SHOWN,
): Promise<{ ai: AiEntry[]; takedowns: Takedown[] }> {
  const isDecided = sql`${takedowns.decidedAt} is not null`;
  const byTurn = sql`case when ${takedowns.decidedAt} is null then ${takedowns.receivedAt} end`;
  const [declared, orders] = await Promise.all([
    db.select().from(aiMedia).orderBy(desc(aiMedia.declaredAt)).limit(most),
    db.select().from(takedowns).orderBy(isDecided, byTurn, desc(takedowns.decidedAt)).limit(most),
  ]);
  const name = await namePeople(db, [
    ...declared.map(({ declaredBy }) => declaredBy),
    ...orders.flatMap(({ enteredBy, decidedBy }) => [enteredBy, decidedBy]),
  ]);
  return {
    ai: declared.map(({ declaredBy, declaredAt, labelledAt, ...entry }) => ({
      ...entry,
      declaredBy: name(declaredBy),
      declaredAt: declaredAt.toISOString(),
      labelledAt: labelledAt?.toISOString() ?? null,
    })),
    takedowns: orders.map((row) => {
      const { id, mediaId, name: file, kind, source, outcome, reason, decidedBy, decidedAt } = row;
      return {
        id,
        mediaId,
        name: file,
        kind,
        source,
        outcome,
        reason,
        receivedAt: row.receivedAt.toISOString(),
        dueAt: dueAt(row).toISOString(),
        enteredBy: name(row.enteredBy),
        decidedBy: decidedBy === null ? null : name(decidedBy),
        decidedAt: decidedAt?.toISOString() ?? null,
      };
    }),
  };
}

export const registerColumns = {
  register: 'Register',
  file: 'File',
  what: 'What',
  by: 'Program or sender',
  entered: 'Declared or received',
  enteredBy: 'Entered by',
  done: 'Labelled or decided',
  doneBy: 'Decided by',
  outcome: 'Outcome',
  reason: 'Reason',
};

/** Every entry, as rows of a table. */
export async function* registerRows(db: Database) {
  const { ai, takedowns: orders } = await readRegister(db, 100_000);
  for (const { name, extent, tool, declaredBy, declaredAt, labelledAt } of ai)
    yield {
      register: 'AI',
      file: name,
      what: extent,
      by: tool,
      entered: declaredAt,
      enteredBy: declaredBy.name,
      done: labelledAt,
      doneBy: null,
      outcome: labelledAt && 'labelled',
      reason: null,
    };
  for (const order of orders)
    yield {
      register: 'Takedown',
      file: order.name,
      what: order.kind,
      by: order.source,
      entered: order.receivedAt,
      enteredBy: order.enteredBy.name,
      done: order.decidedAt,
      doneBy: order.decidedBy?.name,
      outcome: order.outcome,
      reason: order.reason,
    };
}
