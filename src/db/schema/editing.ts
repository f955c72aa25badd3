import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Where agents write at this moment; rows older than seconds count for nothing. Unlogged. */
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
    /** None until it was asked. */
    answers: boolean('answers'),
    /** None until it was asked, or where its answer is to be asked anew. */
    askedAt: moment('asked_at'),
    wantedAt: moment('wanted_at').notNull().defaultNow(),
  },
  (table) => [index('link_checks_asked').on(table.askedAt)],
);
