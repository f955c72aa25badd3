import type { BuildColumns } from 'drizzle-orm';
import { integer, text, uuid } from 'drizzle-orm/pg-core';
import type { PgColumnBuilderBase, PgTableWithColumns } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The columns that every kind of broadcast has: who wrote it, when it goes out, and what became of it. */
export const broadcastColumns = {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Each kind has its own. */
  state: text('state').notNull().default('draft'),
  /** Grows with each change of the words, so that what was approved is what is sent. */
  revision: integer('revision').notNull().default(1),
  /** Every agent who wrote in it. */
  authors: uuid('authors').array().notNull(),
  approvedBy: uuid('approved_by'),
  /** Why it was returned last. */
  reason: text('reason'),
  sentBy: uuid('sent_by'),
  sendAt: moment('send_at'),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  total: integer('total').notNull().default(0),
  sent: integer('sent').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  unclear: integer('unclear').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  editedAt: moment('edited_at').notNull().defaultNow(),
};

/** The state of a delivery; each kind has a word of its own for recipients who were no longer there. */
export const deliveryState = <Missing extends string>(missing: Missing) =>
  text('state', { enum: ['waiting', 'sending', 'sent', missing, 'failed', 'unclear'] })
    .notNull()
    .default('waiting');

type TableWith<Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, Columns, 'pg'>;
  dialect: 'pg';
}>;

/** A table of broadcasts, seen with the columns that all of them have. */
export type BroadcastTable = TableWith<typeof broadcastColumns>;

/** A table of deliveries: one broadcast to one recipient. */
export type DeliveryTable = TableWith<{ state: ReturnType<typeof deliveryState<string>> }>;
