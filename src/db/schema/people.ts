import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import { bytea } from './bytea.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People with an account. An address or number in a row was proven to be theirs. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').unique(),
    /** `+91` and ten digits. */
    phoneNumber: text('phone_number').unique(),
    /** Argon2id, with its parameters; none where a code or Google is the only way in. */
    passwordHash: text('password_hash'),
    constituency: text('constituency'),
    dateOfBirth: date('date_of_birth'),
    gender: text('gender'),
    /** What messages to them are written in. */
    language: text('language').$type<Language>().notNull(),
    /** When a parent agreed, for whoever was under 18 when they registered. */
    parentAgreedAt: moment('parent_agreed_at'),
    /** Set when they asked to be forgotten; the job that erases them has not run yet. */
    erasedAt: moment('erased_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_reachable', sql`${table.email} IS NOT NULL OR ${table.phoneNumber} IS NOT NULL`),
  ],
);

/** The profile photo, apart from the row that every call reads. */
export const profilePhotos = pgTable('profile_photos', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of its address; a new photo has a new one. */
  name: text('name').notNull().unique(),
  webp: bytea('webp').notNull(),
});

/** Accounts elsewhere that somebody logs in with. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_by_user').on(table.userId),
  ],
);

/** Who is logged in where. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').notNull().unique(),
    kind: text('kind', { enum: ['user', 'agent'] }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** SHA-256 of the cookie of the browser that it began in; none for other clients. */
    browserHash: bytea('browser_hash'),
    /** The browser and system as people call them: 'Chrome, Android'. */
    device: text('device'),
    /** When a password or code last proved who it is. */
    provenAt: moment('proven_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_by_owner').on(table.ownerId, table.createdAt)],
);

/** One-time codes sent to mobile numbers; the newest of a number is the one that counts. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    /** HMAC-SHA-256 of the six digits. */
    codeHash: bytea('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('one_time_codes_by_number').on(table.phoneNumber, table.id.desc()),
    index('one_time_codes_by_time').on(table.createdAt),
  ],
);

/** What a link in a message, or a proven number, may be changed for, once. */
export const receipts = pgTable(
  'receipts',
  {
    /** SHA-256 of what is in the link. */
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Whose it is, where they have an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What it stands for: a registration that waits, a proven number, a new address. */
    holds: jsonb('holds').notNull().default({}),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('receipts_by_user').on(table.userId, table.purpose),
    index('receipts_by_time').on(table.expiresAt),
  ],
);

/**
 * What people agreed to and took back; rows are only added. Of somebody who was erased, the rows
 * stay, and nothing leads from them to a person.
 */
export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id').notNull(),
    purpose: text('purpose').notNull(),
    given: boolean('given').notNull(),
    /** The version of the notice that was shown. */
    notice: text('notice').notNull(),
    language: text('language').notNull(),
    /** Where it was said: 'register', 'profile', 'parent'. */
    source: text('source').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('consents_by_user').on(table.userId, table.purpose, table.id.desc())],
);

/** Mails and short messages on their way; a sent one keeps no word of what it said. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    /** Emptied once it is sent, or given up. */
    message: jsonb('message'),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('messages_by_time').on(table.createdAt)],
);

/** Requests about one's own data, and complaints. */
export const grievances = pgTable(
  'grievances',
  {
    /** What people are told: 'G-' and seven digits. */
    number: bigserial('number', { mode: 'number' }).primaryKey(),
    /** SHA-256 of the key in the link to its page. */
    keyHash: bytea('key_hash').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    language: text('language').notNull(),
    state: text('state', { enum: ['received', 'answered'] })
      .notNull()
      .default('received'),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('grievances_by_key').on(table.keyHash),
    index('grievances_by_email').on(table.email),
  ],
);
