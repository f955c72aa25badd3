import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Short addresses of the campaign and where they lead; `/go/report` to `/document`. */
export const redirects = pgTable('redirects', {
  path: text('path').primaryKey(),
  target: text('target').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
