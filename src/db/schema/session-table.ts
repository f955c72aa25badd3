import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';

export type SessionTable = ReturnType<typeof sessionTable>;

/** A table of who is logged in where; each realm has one. */
export const sessionTable = (name: string) =>
  pgTable(
    name,
    {
      id: uuid('id').primaryKey().defaultRandom(),
      /** SHA-256 of the token. */
      tokenHash: bytea('token_hash').notNull().unique(),
      ownerId: uuid('owner_id').notNull(),
      /** SHA-256 of the cookie of the browser that it began in; none for other clients. */
      browserHash: bytea('browser_hash'),
      /** The browser and system as people call them: 'Chrome, Android'. */
      device: text('device'),
      /** Begun by an agent without a second factor: it opens little more than what sets one up. */
      isHalf: boolean('is_half').notNull().default(false),
      /** When a password or code last proved who it is. */
      provenAt: moment('proven_at').notNull().defaultNow(),
      seenAt: moment('seen_at').notNull().defaultNow(),
      createdAt: moment('created_at').notNull().defaultNow(),
    },
    (table) => [index(`${name}_by_owner`).on(table.ownerId, table.createdAt)],
  );
