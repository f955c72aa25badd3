import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/**
 * An event that somebody replied to, with the time and place that repliers know. Whoever takes or frees
 * seats locks its row first.
 */
export const eventGatherings = pgTable('event_gatherings', {
  eventId: uuid('event_id').primaryKey(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  place: text('place').notNull(),
  isCancelled: boolean('is_cancelled').notNull(),
  /** Counts the changes that repliers are told of. */
  change: integer('change').notNull().default(0),
  changedAt: moment('changed_at'),
  /** Set while some were not told of the last change. */
  tells: text('tells', { enum: ['changed', 'cancelled'] }),
});

/** Replies to an event: one for each account and address, as the unique keys decide, and any for a typed number. */
export const eventReplies = pgTable(
  'event_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => eventGatherings.eventId, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Proven, unless the reply is unconfirmed. */
    email: text('email'),
    /** As it was typed, unless there is an account. */
    phoneNumber: text('phone_number'),
    people: smallint('people').notNull(),
    language: text('language').notNull(),
    state: text('state', { enum: ['unconfirmed', 'going', 'waiting', 'withdrawn'] }).notNull(),
    /** Since when it stands in line. */
    standsSince: moment('stands_since')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When its owner was last mailed because somebody typed the address. */
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('event_replies_of_user').on(table.eventId, table.userId),
    uniqueIndex('event_replies_of_email').on(table.eventId, table.email),
    index('event_replies_of_account').on(table.userId),
    index('event_replies_of_address').on(table.email),
    index('event_replies_with_phone').on(table.eventId, table.phoneNumber),
    index('event_replies_in_line').on(table.eventId, table.state, table.standsSince, table.id),
  ],
);

/** A thing that somebody was told about an event; the key decides that it is told once. */
export const eventNotices = pgTable(
  'event_notices',
  {
    replyId: uuid('reply_id')
      .notNull()
      .references(() => eventReplies.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.replyId, table.about] })],
);

/** Links by which volunteers check people in at an event. */
export const eventGates = pgTable(
  'event_gates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => eventGatherings.eventId, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the link. */
    tokenHash: bytea('token_hash').notNull().unique(),
    agentId: uuid('agent_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('event_gates_of_event').on(table.eventId, table.createdAt)],
);

/** Marks that volunteers made; one that stands for each reply, as the unique key decides. */
export const eventCheckIns = pgTable(
  'event_check_ins',
  {
    /** Chosen by the device that made the mark, so that a repeated one is known. */
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => eventGatherings.eventId, { onDelete: 'cascade' }),
    gateId: uuid('gate_id').notNull(),
    /** None for people who came without a reply. */
    replyId: uuid('reply_id').references(() => eventReplies.id, { onDelete: 'set null' }),
    people: smallint('people').notNull(),
    at: moment('at').notNull(),
    undoneAt: moment('undone_at'),
    /** The order in which marks were made and undone. */
    turn: bigserial('turn', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('event_check_ins_once')
      .on(table.replyId)
      .where(sql`undone_at is null`),
    index('event_check_ins_by_turn').on(table.eventId, table.turn),
  ],
);

/** Tables of repliers that left the site, and why. */
export const eventExports = pgTable('event_exports', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  eventId: uuid('event_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  reason: text('reason').notNull(),
  at: moment('at').notNull().defaultNow(),
});
