import {
  bigint,
  bigserial,
  boolean,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RealmName } from '#contract/realms.ts';
import { bytea } from './bytea.ts';

/**
 * The record of what was done, and read of people. Rows are only added: a trigger refuses every change
 * of one. Each carries the hash of the one before, so that a row which is changed or taken out shows.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Counts without a gap. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    realm: text('realm').$type<RealmName>().notNull(),
    /** None where nobody was logged in. */
    actorId: uuid('actor_id'),
    /** The name of the call, or of the job. */
    call: text('call').notNull(),
    /** The kind of thing: 'document', 'agent', 'supporter'. */
    target: text('target').notNull(),
    /** Which ones; never their content. */
    targetIds: text('target_ids').array().notNull(),
    outcome: text('outcome', { enum: ['done', 'refused', 'failed'] }).notNull(),
    /** Of the address only its network: `203.0.113.0/24`. */
    network: text('network').notNull(),
    /** The hash of the row before; zeros in the first. */
    previous: bytea('previous').notNull().unique(),
    /** SHA-256 of all of the above. */
    hash: bytea('hash').notNull(),
  },
  (table) => [
    index('audit_log_by_actor').on(table.actorId, table.position),
    index('audit_log_by_target').on(table.target, table.position),
    index('audit_log_by_call').on(table.call, table.position),
    index('audit_log_by_time').on(table.at),
  ],
);

/** Times at which the whole chain was read, every night or because somebody asked. */
export const auditChecks = pgTable('audit_checks', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  isWhole: boolean('is_whole').notNull(),
  /** The last row of the chain; of a broken one the last before the break. */
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: bytea('hash').notNull(),
});
