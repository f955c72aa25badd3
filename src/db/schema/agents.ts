import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import type { Section } from '#contract/permissions.ts';
import type { Grant, RoleName } from '#contract/roles.ts';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { sessionTable } from './session-table.ts';

/** People who make the campaign; nobody among them is a visitor by that. */
export const agents = pgTable('agents', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Argon2id, with its parameters; none until one was chosen. */
  passwordHash: text('password_hash'),
  /** The language of mails to them. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** When they were last here, as far as ended sessions tell. */
  seenAt: moment('seen_at'),
  /** From then on nothing opens. The row stays, because the audit log and revisions name its id. */
  suspendedAt: moment('suspended_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

const agentId = () =>
  uuid('agent_id')
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });

/** The login sessions of agents. */
export const agentSessions = sessionTable('agent_sessions');

/** Roles of agents, each of them everywhere or in some languages. */
export const agentRoles = pgTable(
  'agent_roles',
  {
    agentId: agentId(),
    role: text('role').$type<RoleName>().notNull(),
    /** None: in every language, and what is in no language as well. */
    languages: text('languages').array().$type<Language[]>(),
    /** None: in every section that the role opens. */
    sections: text('sections').array().$type<Section[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.role] }),
    check(
      'agent_roles_translators_have_languages',
      sql`${table.role} <> 'translator' OR coalesce(cardinality(${table.languages}), 0) > 0`,
    ),
  ],
);

/** Authenticators: programs, mostly on phones, that show a new code every 30 seconds. */
export const agentAuthenticators = pgTable(
  'agent_authenticators',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: agentId(),
    name: text('name').notNull(),
    /** The shared secret, encrypted with a key that is not in the database. */
    secret: bytea('secret').notNull(),
    /** The period of the newest code that was used: that code and older ones are refused. */
    lastCounter: bigint('last_counter', { mode: 'number' }).notNull().default(0),
    /** When a first code proved it; none counts before. */
    confirmedAt: moment('confirmed_at'),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('agent_authenticators_by_agent').on(table.agentId)],
);

/** Passkeys: keys in a device or a password manager, of which only the public half is here. */
export const agentPasskeys = pgTable(
  'agent_passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: agentId(),
    name: text('name').notNull(),
    /** Its id in WebAuthn, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE. */
    publicKey: bytea('public_key').notNull(),
    /** How often it has signed, as far as it counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('agent_passkeys_by_agent').on(table.agentId)],
);

/** Recovery codes that are left; a used one is deleted. */
export const agentRecoveryCodes = pgTable(
  'agent_recovery_codes',
  {
    agentId: agentId(),
    /** SHA-256: the code has 75 random bits. */
    codeHash: bytea('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.codeHash] })],
);

/** Tokens that stand for a step which somebody has yet to finish; a used one is deleted. */
export const agentReceipts = pgTable(
  'agent_receipts',
  {
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** None where a passkey is yet to tell who it is, or an address is unknown. */
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
    /** The random value that a passkey is to sign. */
    toSign: text('to_sign'),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('agent_receipts_by_agent').on(table.agentId, table.purpose),
    index('agent_receipts_by_time').on(table.expiresAt),
  ],
);

/** Browsers that an agent has logged in from, so that a new one is noticed. */
export const agentBrowsers = pgTable(
  'agent_browsers',
  {
    agentId: agentId(),
    /** SHA-256 of the cookie of a browser, or of the name of another client. */
    browserHash: bytea('browser_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.browserHash] })],
);

/** Invitations of people who were asked to make the campaign with us. */
export const agentInvitations = pgTable(
  'agent_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of what is in the link. */
    tokenHash: bytea('token_hash').notNull().unique(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    grants: jsonb('grants').$type<Grant[]>().notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => agents.id),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('agent_invitations_by_email').on(table.email)],
);
