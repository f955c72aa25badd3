import type { RealmName } from '#contract/realms.ts';
import type { Transaction } from '#db/database.ts';

/** The audit log's entry for one call. */
export interface AuditEntry {
  realm: RealmName;
  /** Null where nobody was logged in. */
  actorId: string | null;
  call: string;
  target: string;
  targetIds: readonly string[];
  /** `refused` for want of a permission; `failed` by a fault of ours. */
  outcome: 'done' | 'refused' | 'failed';
  address: string;
}

/** The log in which calls are recorded. */
export interface AuditLog {
  /**
   * Does work and records it in one transaction; the entry is asked for when the work is done, and
   * there is none where it turns out that there was nothing to do.
   */
  act<Result>(
    work: (tx: Transaction) => Promise<Result>,
    entryOf: (result: Result) => AuditEntry | false,
  ): Promise<Result>;
  /** Writes an entry in a transaction of its own. */
  write(entry: AuditEntry): Promise<void>;
}
