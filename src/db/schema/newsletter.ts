import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { topicNames } from '#contract/topics.ts';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';

/**
 * Newsletter addresses; one is written to only after its owner confirmed it. An address that mail must not
 * go to any more is no row here.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Lower case, so that one mailbox is one row. */
    email: text('email').primaryKey(),
    /** The name of the row where an address must not stand: in lists, and in the record. */
    id: uuid('id').notNull().unique().defaultRandom(),
    /** As a list that was imported has it. */
    name: text('name'),
    language: text('language').notNull(),
    topics: text('topics')
      .array()
      .notNull()
      .default([...topicNames]),
    confirmedAt: moment('confirmed_at'),
    /** Where the consent was given. */
    source: text('source', { enum: ['form', 'account', 'import'] })
      .notNull()
      .default('form'),
    /** How an imported consent can be shown: the sheet, the form, the meeting. */
    proof: text('proof'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A bounce names the address by its digest.
    index('newsletter_subscribers_by_digest').on(sql`address_digest(${table.email})`),
    index('newsletter_subscribers_by_time').on(table.createdAt, table.email),
  ],
);

/** How many left on each day, in Indian time; it does not tell who. */
export const newsletterDepartures = pgTable('newsletter_departures', {
  day: date('day').primaryKey(),
  count: integer('count').notNull(),
});

/** A ledger of consents to the newsletter and of their ends; rows are only added, and name nobody. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** A keyed hash: whoever has an address and the key finds its rows, nobody else whose they are. */
    addressHash: bytea('address_hash').notNull(),
    given: boolean('given').notNull(),
    /** The version of the notice that was shown; none was, where a list was imported. */
    notice: text('notice'),
    language: text('language').notNull(),
    source: text('source', {
      enum: ['confirmed', 'account', 'import', 'link', 'erasure', 'bounce', 'complaint'],
    }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('newsletter_consents_by_address').on(table.addressHash, table.id)],
);

/** Addresses, by keyed hash, that no list and no form brings back; only their owner does. */
export const mailSuppressions = pgTable('mail_suppressions', {
  addressHash: bytea('address_hash').primaryKey(),
  /** After `left` other mails that people ordered still go out; after the others nothing wanted does. */
  reason: text('reason', { enum: ['left', 'hardBounce', 'softBounces', 'complaint'] }).notNull(),
  at: moment('at').notNull().defaultNow(),
});

/** Mails that came back for now; enough of them within a month suppress the address. */
export const mailBounces = pgTable(
  'mail_bounces',
  {
    addressHash: bytea('address_hash').notNull(),
    /** Of the mail: a bounce that is told twice counts once. */
    mailedAt: moment('mailed_at').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.mailedAt] }),
    index('mail_bounces_by_time').on(table.at),
  ],
);

/** Lists of readers that agents took away, and what for. */
export const newsletterExports = pgTable('newsletter_exports', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  agentId: uuid('agent_id').notNull(),
  reason: text('reason').notNull(),
  at: moment('at').notNull().defaultNow(),
});
