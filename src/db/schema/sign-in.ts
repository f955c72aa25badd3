import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** Accounts elsewhere that somebody logs in with. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_by_user').on(table.userId),
  ],
);

/** Signed tokens of OpenID providers that somebody has logged in with, until they expire. */
export const usedIdTokens = pgTable(
  'used_id_tokens',
  {
    /** SHA-256 of what is signed. */
    hash: bytea('hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_id_tokens_by_time').on(table.expiresAt)],
);
