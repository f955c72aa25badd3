import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Section } from '#contract/permissions.ts';
import type { BroadcastTable, DeliveryTable } from '#db/schema/broadcasts.ts';

export type Row<Table extends BroadcastTable> = Table['$inferSelect'];

/** A broadcast of any kind. */
export type Broadcast = Row<BroadcastTable>;

/** The difference between one kind of broadcast and the others, as the feature that sends it says it. */
export interface Kind<
  Table extends BroadcastTable = BroadcastTable,
  Missing extends string = string,
> {
  /** The section of its permissions, and what the audit log names as its target. */
  section: Section;
  /** Several of them, as people call them. */
  plural: string;
  table: Table;
  deliveries: DeliveryTable;
  /** The column of a delivery that names its broadcast. */
  broadcastId: PgColumn;
  /** The state of a delivery whose recipient was no longer there, and the column that counts them. */
  missing: Missing;
  /** The state of a broadcast that somebody ended on its way. */
  ended: 'stopped' | 'cancelled';
  /** Old news is not sent. */
  goodForMs: number;
  /** The name of the job that sends it. */
  job: string;
  /** The call that throws one away, by which the audit log names it. */
  discardCall: string;
  /** The name in the audit log of one that goes out. */
  wentOut: string;
  /** Throws 422 unless all is written that recipients get. */
  requireWhole(row: Row<Table>): void;
}
