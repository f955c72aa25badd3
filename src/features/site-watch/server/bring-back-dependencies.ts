import type { Collection } from '#content/declare/collection.ts';
import type { RequireNotTakenDown } from '#content/server/edit/bring-back.ts';
import type { Database } from '#db/database.ts';
import type { bringBacks } from '#db/schema/site-watch.ts';
import type { Enqueue, Report } from '#jobs/queue.ts';

/** Everything that bringing documents back works with. */
export interface BringBackDependencies {
  db: Database;
  collections: readonly Collection[];
  enqueue: Enqueue;
  report: Report;
  /** Keeps away what an order took down. */
  requireNotTakenDown: RequireNotTakenDown;
}

/** A wish to bring something back, and how far it is. */
export type BringBackRow = typeof bringBacks.$inferSelect;
