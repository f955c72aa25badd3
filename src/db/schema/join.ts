import { bigserial, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

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
