import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Newsletter addresses; one is written to only after its owner confirmed it. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Lower case, so that one mailbox is one row. */
  email: text('email').primaryKey(),
  language: text('language').notNull(),
  confirmedAt: moment('confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** How many left on each day, in Indian time; it does not tell who. */
export const newsletterDepartures = pgTable('newsletter_departures', {
  day: date('day').primaryKey(),
  count: integer('count').notNull(),
});
