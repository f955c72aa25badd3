import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Ways in which what is served can differ from what was published. */
export const alarmKinds = ['changed', 'missing', 'added', 'page', 'file'] as const;

/** Differences between what is served and what was published, while they last and afterwards. */
export const alarms = pgTable(
  'alarms',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: alarmKinds }).notNull(),
    /** No reference, because the document may be what is missing. */
    documentId: uuid('document_id').notNull(),
    collection: text('collection').notNull(),
    /** The language, or `facts`; of a file its key. */
    part: text('part').notNull(),
    /** As it was found. */
    title: text('title').notNull(),
    /** The fields that differ; of a page its address. */
    details: text('details').array().notNull(),
    foundAt: moment('found_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('alarms_open')
      .on(table.kind, table.documentId, table.part)
      .where(sql`${table.endedAt} is null`),
    index('alarms_found').on(table.foundAt),
  ],
);

/** Times at which the whole site was compared. */
export const siteComparisons = pgTable('site_comparisons', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull().defaultNow(),
  texts: integer('texts').notNull(),
  pages: integer('pages').notNull(),
  files: integer('files').notNull(),
  /** Differences that lasted at its end. */
  differences: integer('differences').notNull(),
  /** The document after which the next comparison goes on asking for pages, and the file likewise. */
  lastPage: uuid('last_page'),
  lastFile: text('last_file'),
});

/** The bytes of stored files as they were when they were seen first; stored files never change. */
export const fileSeals = pgTable('file_seals', {
  /** In storage. */
  key: text('key').primaryKey(),
  /** SHA-256 in hex. */
  seal: text('seal').notNull(),
});

/** Acts that bring documents back to a moment; the work of each is a job. */
export const bringBacks = pgTable('bring_backs', {
  id: uuid('id').primaryKey().defaultRandom(),
  agentId: uuid('agent_id').notNull(),
  moment: moment('moment').notNull(),
  reason: text('reason').notNull(),
  /** None where it is the whole site. */
  collection: text('collection'),
  /** None where it is a whole collection. */
  documentId: uuid('document_id'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  doneAt: moment('done_at'),
  /** How many are brought back so far, and of how many. */
  done: integer('done').notNull().default(0),
  all: integer('all_documents').notNull().default(0),
  /** Documents that could not be brought back, with the sentence that tells why. */
  failed: jsonb('failed')
    .$type<{ id: string; collection: string; title: string; message: string }[]>()
    .notNull()
    .default([]),
});
