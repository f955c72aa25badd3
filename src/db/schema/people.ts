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
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { sessionTable } from './session-table.ts';

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
    /** When they proved the number: what was written with it before may be its former owner's. */
    phoneSince: moment('phone_since').notNull().defaultNow(),
    /** Argon2id, with its parameters; none where a code or Google is the only way in. */
    passwordHash: text('password_hash'),
    constituency: text('constituency'),
    dateOfBirth: date('date_of_birth'),
    gender: text('gender'),
    /** The language of messages to them. */
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

/** The login sessions of visitors. */
export const sessions = sessionTable('sessions');

/** One-time codes sent to mobile numbers; the newest of a number is the one that counts. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    /** HMAC-SHA-256 of the six digits. */
    codeHash: bytea('code_hash').notNull(),
    /** The short message that carries it; none where none was sent. */
    messageId: uuid('message_id'),
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

/** Receipts: tokens of links in messages, and proofs of a number. Each is used once. */
export const receipts = pgTable(
  'receipts',
  {
    /** SHA-256 of what is in the link. */
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** The owner, where they have an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The data that it stands for: a pending registration, a proven number, a new address. */
    holds: jsonb('holds').notNull().default({}),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('receipts_by_user').on(table.userId, table.purpose),
    index('receipts_by_number').on(table.purpose, sql`(${table.holds}->>'phoneNumber')`),
    index('receipts_by_time').on(table.expiresAt),
  ],
);

/**
 * A ledger of given and withdrawn consents; rows are only added. The rows of an erased account stay,
 * and nothing leads from them to a person.
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
    /** Where it was said: 'register', 'google', 'parent', 'profile', 'newsletter', 'photo-booth', 'quiz', 'device'. */
    source: text('source').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('consents_by_user').on(table.userId, table.purpose, table.id.desc())],
);
