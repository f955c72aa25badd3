import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Political advertisements, each with the certificate of a media certification committee. */
export const advertisements = pgTable('advertisements', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  /** The site, a newspaper, a channel. */
  place: text('place').notNull(),
  runsFrom: date('runs_from').notNull(),
  runsUntil: date('runs_until').notNull(),
  certificate: text('certificate').notNull().unique(),
  certifiedOn: date('certified_on').notNull(),
  rupees: bigint('rupees', { mode: 'number' }).notNull(),
  sponsor: text('sponsor').notNull(),
  enteredBy: uuid('entered_by').notNull(),
  enteredAt: moment('entered_at').notNull().defaultNow(),
});
