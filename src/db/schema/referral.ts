import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { joinSubmissions } from './join.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** The short links by which members invite others; one of a member works at a time. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Random letters: they tell nothing, and none leads to the next. */
    code: text('code').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether those who come by it are told the member's first name. */
    showsName: boolean('shows_name').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('referral_codes_of_member')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('referral_codes_by_user').on(table.userId),
  ],
);

/** How often a link was opened on a day in India; nothing of who did. */
export const referralVisits = pgTable(
  'referral_visits',
  {
    codeId: uuid('code_id')
      .notNull()
      .references(() => referralCodes.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.day] })],
);

/** Addresses and numbers that joined by an invitation, as digests: each counts once, for one member. */
export const referralJoins = pgTable(
  'referral_joins',
  {
    personKey: text('person_key').primaryKey(),
    codeId: uuid('code_id')
      .notNull()
      .references(() => referralCodes.id, { onDelete: 'cascade' }),
    /** The letter that counted. It may have two digests, which are one person. */
    joinId: bigint('join_id', { mode: 'number' })
      .notNull()
      .references(() => joinSubmissions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('referral_joins_of').on(table.codeId, table.joinId),
    index('referral_joins_by_letter').on(table.joinId),
  ],
);
