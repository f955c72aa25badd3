import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { grievances } from './grievance.ts';
import { moment } from './moment.ts';

/** Requests about one's own data, however they came. Once closed they name nobody who was erased. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['access', 'correction', 'erasure', 'consent'] }).notNull(),
    source: text('source', {
      enum: ['form', 'account', 'phone', 'letter', 'mail', 'visit'],
    }).notNull(),
    grievanceNumber: bigint('grievance_number', { mode: 'number' })
      .unique()
      .references(() => grievances.number, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email'),
    phoneNumber: text('phone_number'),
    words: text('words').notNull(),
    state: text('state', { enum: ['open', 'done', 'refused'] })
      .notNull()
      .default('open'),
    /** The reason or the result, as the officer put it down. */
    outcome: text('outcome'),
    dueAt: moment('due_at').notNull(),
    closedAt: moment('closed_at'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('privacy_requests_by_state').on(table.state, table.dueAt, table.id)],
);

/** Erasures that somebody asked for; where there are two officers, the other one confirms. */
export const privacyErasures = pgTable('privacy_erasures', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  requestId: bigint('request_id', { mode: 'number' })
    .notNull()
    .references(() => privacyRequests.id, { onDelete: 'cascade' }),
  askedBy: uuid('asked_by').notNull(),
  confirmedBy: uuid('confirmed_by'),
  state: text('state', { enum: ['waiting', 'done', 'stopped'] }).notNull(),
  /** How many rows each place held then. */
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  /** The accounts that the queue is still erasing; each goes from here with its last row. */
  userIds: uuid('user_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  askedAt: moment('asked_at').notNull().defaultNow(),
  doneAt: moment('done_at'),
});
