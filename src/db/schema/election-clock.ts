import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The closing time of each constituency's poll; the law asks for silence in the 48 hours before it. */
export const polls = pgTable('polls', {
  id: uuid('id').primaryKey().defaultRandom(),
  constituency: text('constituency').notNull(),
  /** The name as it is compared with others. */
  key: text('key').notNull().unique(),
  closesAt: moment('closes_at').notNull(),
  enteredBy: uuid('entered_by').notNull(),
  enteredAt: moment('entered_at').notNull().defaultNow(),
});

/** Permissions to go out in spite of a silence: for one item, or, without one, for everything. */
export const silenceOverrides = pgTable(
  'silence_overrides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pollId: uuid('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    kind: text('kind'),
    item: text('item'),
    reason: text('reason').notNull(),
    agentId: uuid('agent_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('silence_overrides_of').on(table.pollId)],
);
