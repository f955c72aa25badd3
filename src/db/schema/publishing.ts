import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Orders of collections that wait for a second person; at most one of each collection. */
export const proposedOrders = pgTable('proposed_orders', {
  collection: text('collection').primaryKey(),
  documentIds: jsonb('document_ids').$type<string[]>().notNull(),
  proposedBy: uuid('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull().defaultNow(),
});
