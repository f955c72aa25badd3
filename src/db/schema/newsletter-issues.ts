import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { newsletterIssueStates } from '#contract/broadcasts.ts';
import { broadcastColumns, deliveryState } from './broadcasts.ts';
import { moment } from './moment.ts';

/** Part of an issue: words of its own by language, or a published document. */
export type StoredBlock =
  | { id: string; kind: 'text'; texts: Record<string, { heading: string; text: string }> }
  | { id: string; kind: 'document'; collection: string; document: string };

/** The words that readers of a language got, as they were when it began to go out. */
export interface SentIssue {
  subject: string;
  preheader: string;
  stories: {
    heading: string | null;
    paragraphs: string[];
    picture: { address: string; width: number; height: number; alt: string } | null;
    /** Public when it went out; the archive shows it for as long as it is. */
    document: { collection: string; id: string } | null;
    /** The page of the document, without a language. */
    path: string | null;
  }[];
}

/** Issues of the newsletter, from the draft to the archive. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    ...broadcastColumns,
    /** Of the archive, from 1; given when it begins to go out. */
    number: integer('number').unique(),
    /** By language. */
    texts: jsonb('texts').$type<Record<string, { subject: string; preheader: string }>>().notNull(),
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull(),
    /** The readers that it goes to; null for everybody. */
    segment: jsonb('segment')
      .$type<Record<'language' | 'topic' | 'constituency', string | null>>()
      .notNull(),
    state: text('state', { enum: newsletterIssueStates }).notNull().default('draft'),
    /** By language, what went out. */
    sentTexts: jsonb('sent_texts').$type<Record<string, SentIssue>>(),
    /** Left, or was suppressed, before their turn came. */
    left: integer('left_out').notNull().default(0),
  },
  (table) => [index('newsletter_issues_by_time').on(table.createdAt)],
);

/** One issue to one person. Its state is `sending` from before the mail is ended until after the answer. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language').notNull(),
    /** The name of the mail for good. */
    mailId: uuid('mail_id').notNull().defaultRandom(),
    state: deliveryState('left'),
    /** Not before: the mail server asked to come back later. */
    retryAt: moment('retry_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.email] }),
    index('newsletter_deliveries_open')
      .on(table.issueId, table.email)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('newsletter_deliveries_by_email').on(table.email),
  ],
);

/** How fast issues go out, and when not: in minutes of the Indian day. One row. */
export const newsletterPace = pgTable('newsletter_pace', {
  id: integer('id').primaryKey().default(1),
  perMinute: integer('per_minute').notNull(),
  fromMinute: integer('from_minute').notNull(),
  untilMinute: integer('until_minute').notNull(),
});
