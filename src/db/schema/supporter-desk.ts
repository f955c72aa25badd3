import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { grievances } from './grievance.ts';
import { joinSubmissions } from './join.ts';
import { moment } from './moment.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The states of a letter. */
export const letterStates = ['new', 'open', 'waiting', 'answered', 'closed', 'suspect'] as const;

/**
 * A letter as the supporter desk works on it. Its words stay in the table that it came in; when they
 * are erased there, the letter goes with them.
 */
export const letters = pgTable(
  'letters',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['join', 'grievance'] }).notNull(),
    joinId: bigint('join_id', { mode: 'number' })
      .unique()
      .references(() => joinSubmissions.id, { onDelete: 'cascade' }),
    grievanceNumber: bigint('grievance_number', { mode: 'number' })
      .unique()
      .references(() => grievances.number, { onDelete: 'cascade' }),
    constituency: text('constituency'),
    state: text('state', { enum: letterStates }).notNull().default('new'),
    /** The agent whose task it is. */
    assigneeId: uuid('assignee_id'),
    dueAt: moment('due_at'),
    /** The letter of the same person that this one was merged into. */
    mergedInto: bigint('merged_into', { mode: 'number' }).references(
      (): AnyPgColumn => letters.id,
      {
        onDelete: 'set null',
      },
    ),
    /** Digests of the writer's address and number, by which two letters of one person are found. */
    personKeys: text('person_keys').array().notNull(),
    /** The words, without numbers and addresses: a search must not tell whose they are. */
    search: tsvector('search').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    check('letters_of_one_kind', sql`num_nonnulls(${table.joinId}, ${table.grievanceNumber}) = 1`),
    index('letters_received').on(
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('letters_by_state').on(
      table.state,
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('letters_by_kind').on(
      table.kind,
      table.state,
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('letters_by_assignee').on(table.assigneeId, table.state),
    index('letters_by_place').on(
      sql`lower(${table.constituency})`,
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('letters_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.state} in ('new', 'open', 'waiting')`),
    index('letters_merged')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    index('letters_of_person').using('gin', table.personKeys),
    index('letters_search').using('gin', table.search),
  ],
);

/** The history of a letter, in order: opened, given to somebody, noted, answered. */
export const letterEvents = pgTable(
  'letter_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    letterId: bigint('letter_id', { mode: 'number' })
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id').notNull(),
    kind: text('kind', {
      enum: ['opened', 'assigned', 'state', 'due', 'note', 'reply', 'merged', 'unmerged'],
    }).notNull(),
    /** The new state, the assignee, the day it is due, the letter that it was merged into. */
    value: text('value'),
    /** The words of a note or a reply. */
    words: text('words'),
    /** Given by the client with a reply, so that one which is sent again is not posted twice. */
    sendKey: uuid('send_key').unique(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('letter_events_of').on(table.letterId, table.id)],
);

/** Texts that replies are begun with, in the languages that somebody wrote. */
export const replyTemplates = pgTable('reply_templates', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  texts: jsonb('texts').$type<{ en?: string; hi?: string }>().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** Tables of letters that left the site: who took which, when, and why. */
export const letterExports = pgTable('letter_exports', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  agentId: uuid('agent_id').notNull(),
  reason: text('reason').notNull(),
  filter: jsonb('filter').$type<Record<string, unknown>>().notNull(),
  at: moment('at').notNull().defaultNow(),
});
