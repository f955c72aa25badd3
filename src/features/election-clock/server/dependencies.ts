import type { Database, Transaction } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import type { HeldKind } from '../contract/when-may-go-out.ts';
import type { ElectionClock } from './clock.ts';

/** Something with a plan to go out. */
export interface PlannedItem {
  kind: HeldKind;
  item: string;
  collection: string | null;
  title: string;
  at: Date;
}

export interface ElectionClockDependencies {
  db: Database;
  clock: ElectionClock;
  /** Throws `forbidden` unless the caller has proven within minutes who they are. */
  requireProof: (tx: Transaction, caller: Caller) => Promise<unknown>;
  /** Everything that is planned to go out before a moment. */
  listPlanned: (before: Date) => Promise<PlannedItem[]>;
  /** The title of a document or message, if there is one. */
  titleOf: (kind: HeldKind, item: string) => Promise<string | undefined>;
}
