import {
  bigserial,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Letters from the join form. */
export const joinSubmissions = pgTable('join_submissions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number'),
  constituency: text('constituency'),
  message: text('message').notNull(),
  language: text('language').notNull(),
  /** Looks like a machine wrote it; kept, and shown apart. */
  suspect: boolean('suspect').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Newsletter addresses; one is written to only after its owner confirmed it. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Lower case, so that one mailbox is one row. */
  email: text('email').primaryKey(),
  language: text('language').notNull(),
  confirmedAt: moment('confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** How often a thing was done on a day in India; nothing personal. */
export const engagement = pgTable(
  'engagement',
  {
    day: date('day').notNull(),
    type: text('type').notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.type, table.path] })],
);
