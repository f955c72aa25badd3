import { and, arrayContains, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/schema/audit.ts';
import type { AuditRow } from './entry-hash.ts';

/** Conditions on entries; all of them hold. */
export interface LogFilter {
  /** Null: of those that nobody was logged in for. */
  actorId?: string | null | undefined;
  calls?: readonly string[] | undefined;
  target?: string | undefined;
  targetId?: string | undefined;
  outcome?: AuditRow['outcome'] | undefined;
  from?: Date | undefined;
  /** The first moment after. */
  to?: Date | undefined;
  /** Entries before this place. */
  before?: number | undefined;
}

const MAX_COUNTED = 10_000;

/** Entries, newest first. */
export const readLog = (db: Executor, filter: LogFilter, limit: number): Promise<AuditRow[]> =>
  db.select().from(auditLog).where(matching(filter)).orderBy(desc(auditLog.position)).limit(limit);

/** How many entries match, up to ten thousand. */
export async function countLog(db: Executor, filter: LogFilter): Promise<number> {
  const some = db
    .select({ position: auditLog.position })
    .from(auditLog)
    .where(matching(filter))
    .limit(MAX_COUNTED)
    .as('some');
  return db.$count(some);
}

/** The last entry of the log: the place that it has, and when it was written. */
export async function logEnd(db: Executor): Promise<{ position: number; at: Date } | undefined> {
  const { position, at } = auditLog;
  const [last] = await db.select({ position, at }).from(auditLog).orderBy(desc(position)).limit(1);
  return last;
}

function matching(filter: LogFilter) {
  const { actorId, calls, target, targetId, outcome, from, to, before } = filter;
  return and(
    actorId === undefined ? undefined : isBy(actorId),
    calls && inArray(auditLog.call, [...calls]),
    target === undefined ? undefined : eq(auditLog.target, target),
    targetId === undefined ? undefined : arrayContains(auditLog.targetIds, [targetId]),
    outcome && eq(auditLog.outcome, outcome),
    // Entries are in the order of time, so days are found as places, along the one index of the list.
    from && gte(auditLog.position, placeAt(from)),
    to && lt(auditLog.position, placeAt(to)),
    before === undefined ? undefined : lt(auditLog.position, before),
  );
}

const isBy = (actorId: string | null) =>
  actorId === null ? isNull(auditLog.actorId) : eq(auditLog.actorId, actorId);

/** The place of the first entry from a moment on; past the end where there is none. */
const placeAt = (moment: Date) =>
  sql`coalesce((select position from audit_log where at >= ${moment} order by at, position limit 1), ${Number.MAX_SAFE_INTEGER})`;
