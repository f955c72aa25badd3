import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';

/** Birthday cards that visitors made; the public sees those that an agent looked at. */
export const wishes = pgTable(
  'wishes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the key by which its maker sees it before anybody else does. */
    keyHash: bytea('key_hash').notNull(),
    name: text('name').notNull(),
    message: text('message'),
    language: text('language').notNull(),
    state: text('state', { enum: ['waiting', 'public', 'refused'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('wishes_by_state').on(table.state, table.createdAt, table.id)],
);
