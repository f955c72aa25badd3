import { bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** Requests about one's own data, and complaints. */
export const grievances = pgTable(
  'grievances',
  {
    /** The number that people are told: 'G-' and seven digits. */
    number: bigserial('number', { mode: 'number' }).primaryKey(),
    /** SHA-256 of the key in the link to its page. */
    keyHash: bytea('key_hash').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    language: text('language').notNull(),
    state: text('state', { enum: ['received', 'answered'] })
      .notNull()
      .default('received'),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('grievances_by_key').on(table.keyHash),
    index('grievances_by_email').on(table.email),
  ],
);
