import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { documents } from './content.ts';
import { moment } from './moment.ts';

/** The places where agents write at this moment; rows older than seconds count for nothing. Unlogged. */
export const presence = pgTable(
  'presence',
  {
    documentId: uuid('document_id').notNull(),
    /** Each tab of a browser is somewhere by itself. */
    tabId: uuid('tab_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    part: text('part'),
    field: text('field'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.tabId] })],
);

/** Whether addresses that texts lead to answer, as the job that asks them found. */
export const linkChecks = pgTable(
  'link_checks',
  {
    url: text('url').primaryKey(),
    /** None until it was asked, and while it has failed on one day alone. */
    answers: boolean('answers'),
    /** None until it was asked. */
    askedAt: moment('asked_at'),
    wantedAt: moment('wanted_at').notNull().defaultNow(),
    /** The day in India on which it failed first, of failures without an answer between. */
    failingSince: date('failing_since'),
    /** The result: a status, or the code of an error. */
    outcome: text('outcome'),
  },
  (table) => [index('link_checks_asked').on(table.askedAt)],
);

/** The places of links in what is public; the nightly job writes them anew. */
export const linkUses = pgTable(
  'link_uses',
  {
    url: text('url').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    field: text('field').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part, table.field, table.url] }),
    index('link_uses_of').on(table.url),
  ],
);
