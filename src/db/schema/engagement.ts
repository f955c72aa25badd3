import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
