import { bigserial, boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';

/** Letters from the join form. */
export const joinSubmissions = pgTable(
  'join_submissions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    constituency: text('constituency'),
    message: text('message').notNull(),
    language: text('language').notNull(),
    /** Looks like a machine wrote it; kept, and shown apart. */
    suspect: boolean('suspect').notNull().default(false),
    /** SHA-256 of the receipt in the link to its page; none for what was imported. */
    receiptHash: bytea('receipt_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('join_submissions_by_receipt').on(table.receiptHash)],
);
