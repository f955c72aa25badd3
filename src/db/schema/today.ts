import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a page was read on a day in India, in any language; nothing tells by whom. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    path: text('path').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

/** Searches of a day in India that found nothing; nothing tells whose. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date('day').notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);
