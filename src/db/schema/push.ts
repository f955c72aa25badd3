import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { pushNoticeStates } from '#contract/broadcasts.ts';
import { broadcastColumns, deliveryState } from './broadcasts.ts';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** Browsers that asked for push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the endpoint, which may be longer than an index takes. */
    endpointHash: bytea('endpoint_hash').notNull().unique(),
    endpoint: text('endpoint').notNull(),
    /** Of the endpoint: a push service that is away holds up nobody else. */
    host: text('host').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The account that was logged in; none for most. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    topics: text('topics').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the browser last showed that it is there. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_by_user').on(table.userId, table.seenAt)],
);

/** Push messages that agents write; each has its words in one or more languages. */
export const pushNotices = pgTable(
  'push_notices',
  {
    ...broadcastColumns,
    /** By language, the title and the text. */
    texts: jsonb('texts').$type<Record<string, { title: string; text: string }>>().notNull(),
    topic: text('topic').notNull(),
    /** The page that it opens, without a language. */
    path: text('path').notNull(),
    state: text('state', { enum: pushNoticeStates }).notNull().default('draft'),
    /** Of the certification of a political advertisement; null where it is none. */
    certificate: text('certificate'),
    gone: integer('gone').notNull().default(0),
  },
  (table) => [index('push_notices_by_time').on(table.createdAt)],
);

/** One message to one browser. A row is claimed before the push service is asked, and never twice. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => pushNotices.id, { onDelete: 'cascade' }),
    /** The browser's row may be gone, and what became of the message is still counted. */
    subscriptionId: uuid('subscription_id').notNull(),
    state: deliveryState('gone'),
    takenAt: moment('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.subscriptionId] }),
    index('push_deliveries_open')
      .on(table.noticeId, table.subscriptionId)
      .where(sql`${table.state} in ('waiting', 'sending')`),
  ],
);

/** The hours in which no push message goes out, in minutes of the Indian day. One row. */
export const pushQuietHours = pgTable('push_quiet_hours', {
  id: integer('id').primaryKey().default(1),
  fromMinute: integer('from_minute').notNull(),
  untilMinute: integer('until_minute').notNull(),
});
