import { asc, gt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/schema/audit.ts';
import { hashOf, NOTHING_BEFORE } from './entry-hash.ts';
import type { AuditRow } from './entry-hash.ts';

const AT_A_TIME = 1_000;

/** The last row of a chain: whoever wrote it down elsewhere proves by it that no end was cut off. */
export interface Head {
  position: number;
  hash: Buffer;
}

export type Verdict =
  | { isWhole: true; head: Head }
  /** `position` is that of the first row that is changed, or that follows one which is gone. */
  | { isWhole: false; position: number; head: Head };

interface VerifyOptions {
  /** A head that was written down earlier. */
  earlier?: Head;
  signal?: AbortSignal;
}

/**
 * Reads the whole audit log and tells whether each row is as it was written and follows the one
 * before. With a head of an earlier time it also tells whether that one is still there.
 */
export async function verifyChain(
  db: Executor,
  { earlier, signal }: VerifyOptions = {},
): Promise<Verdict> {
  let head: Head = { position: 0, hash: NOTHING_BEFORE };
  for (;;) {
    signal?.throwIfAborted();
    const rows = await rowsAfter(db, head.position);
    for (const row of rows) {
      if (!follows(row, head) || contradicts(row, earlier))
        return { isWhole: false, position: row.position, head };
      head = row;
    }
    if (rows.length < AT_A_TIME) break;
  }
  if (earlier && head.position < earlier.position)
    return { isWhole: false, position: head.position + 1, head };
  return { isWhole: true, head };
}

const rowsAfter = (db: Executor, position: number) =>
  db
    .select()
    .from(auditLog)
    .where(gt(auditLog.position, position))
    .orderBy(asc(auditLog.position))
    .limit(AT_A_TIME);

const follows = (row: AuditRow, head: Head): boolean =>
  row.position === head.position + 1 &&
  row.previous.equals(head.hash) &&
  row.hash.equals(hashOf(row));

const contradicts = (row: AuditRow, earlier: Head | undefined): boolean =>
  row.position === earlier?.position && !row.hash.equals(earlier.hash);
