import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import type { RoleName } from '#contract/roles.ts';
import { moment } from './moment.ts';
import { sessionTable } from './session-table.ts';

/** Those who make the campaign; nobody among them is a visitor by that. */
export const agents = pgTable('agents', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Argon2id, with its parameters; none until one was chosen. */
  passwordHash: text('password_hash'),
  /** From then on nothing opens. The row stays, because the audit log and revisions name its id. */
  suspendedAt: moment('suspended_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Where agents are logged in. */
export const agentSessions = sessionTable('agent_sessions');

/** Roles of agents, each of them everywhere or in some languages. */
export const agentRoles = pgTable(
  'agent_roles',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    role: text('role').$type<RoleName>().notNull(),
    /** None: in every language, and what is in no language as well. */
    languages: text('languages').array().$type<Language[]>(),
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
