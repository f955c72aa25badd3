import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Mails and short messages on their way; a sent one keeps no word of what it said. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    /** Emptied once it is sent, or given up. */
    message: jsonb('message'),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** How often it was handed over and nobody knows whether it arrived. */
    doubts: integer('doubts').notNull().default(0),
    /** When somebody last began to send it. */
    takenAt: moment('taken_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('messages_by_time').on(table.createdAt)],
);
