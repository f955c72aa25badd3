import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  bigserial,
  customType,
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
import { moment } from './moment.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The stages of a document between what is written and what is public. */
export const stages = ['draft', 'live', 'changed', 'binned'] as const;
export type Stage = (typeof stages)[number];

/** One record of a collection: what is public of it in every language. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    /** As they are public; empty until something of the document was. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    /** The revision that `facts` come from. */
    factsRevisionId: bigint('facts_revision_id', { mode: 'number' }),
    position: integer('position').notNull().default(0),
    /** The languages that have a public version, in the order of the site. */
    languages: text('languages')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Derived from drafts and versions by `refreshStage`, so that lists of drafts have an index. */
    stage: text('stage', { enum: stages }).notNull().default('draft'),
    editedAt: moment('edited_at').notNull().defaultNow(),
    /** The agent who saved it last; none where its files alone did. */
    editedBy: uuid('edited_by'),
    /** The category of its newest facts, by which editors filter. */
    category: text('category'),
    /** The language that it was written in first; English, or the first that there is, unless told. */
    original: text('original').$type<Language>(),
    binnedAt: moment('binned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When what is public was last changed. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('documents_collection_slug').on(table.collection, table.slug),
    index('documents_edited').on(
      table.collection,
      table.stage,
      table.editedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('documents_edited_anywhere').on(
      table.stage,
      table.editedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/**
 * A document as the public reads it, in one language: a projection of published revisions that
 * only `content/server/project.ts` writes. The columns that lists read are copied here.
 */
export const versions = pgTable(
  'versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    /** The revision that is shown. */
    revisionId: bigint('revision_id', { mode: 'number' }).notNull(),
    /** The site languages that this version serves: its own, and those that have none. */
    shownIn: text('shown_in')
      .array()
      .notNull()
      .default(sql`'{}'`),
    title: text('title').notNull(),
    summary: text('summary'),
    body: text('body'),
    words: jsonb('words').$type<Record<string, unknown>>().notNull(),
    /** The value that lists are ordered by: the moment of a news update, the start of an event. */
    at: moment('at').notNull(),
    until: moment('until'),
    position: integer('position').notNull().default(0),
    category: text('category'),
    /** The words of this version, each as a tsvector writes it. */
    terms: text('terms').array().notNull(),
    /** The words of every version: a Hindi word finds the document in English too. */
    search: tsvector('search')
      .notNull()
      .default(sql`''`),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.language] }),
    index('versions_listed').on(
      table.collection,
      table.at.desc().nullsFirst(),
      table.documentId.desc().nullsFirst(),
    ),
    index('versions_listed_by_category').on(
      table.collection,
      table.category,
      table.at.desc().nullsFirst(),
      table.documentId.desc().nullsFirst(),
    ),
    index('versions_by_position').on(table.collection, table.position, table.documentId),
    index('versions_by_slug').on(table.collection, table.slug),
    index('versions_search').using('gin', table.search),
    index('versions_search_titles').using('gin', sql`ts_filter(${table.search}, '{a}')`),
  ],
);

/**
 * A text of one part of a document: `facts`, or what is said in one language. An autosave
 * replaces its author's last one, unless something refers to it.
 */
export const revisions = pgTable(
  'revisions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    authorId: uuid('author_id').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Of a translation: the revision of the original that each field is from; none: all from the newest. */
    sources: jsonb('sources').$type<Record<string, number>>(),
    /** When the first of the autosaves that this one replaced was made. */
    since: moment('since').notNull().defaultNow(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('revisions_of').on(table.documentId, table.part, table.id)],
);

/** The stored files that each revision names, so that where a file is used is found by an index. */
export const revisionFiles = pgTable(
  'revision_files',
  {
    /** Of the file in storage. */
    key: text('key').notNull(),
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.revisionId] }),
    index('revision_files_of').on(table.revisionId),
  ],
);

/** The newest revision of each part of a document, whether or not it is public. */
export const drafts = pgTable(
  'drafts',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id),
    /** The words of this part, each as a tsvector writes it; null until `indexDrafts` found them. */
    terms: text('terms').array(),
    /** Fields of a translation whose original changed since, as `refreshBehind` derives them. */
    behind: text('behind')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part] }),
    uniqueIndex('drafts_revision').on(table.revisionId),
    index('drafts_unindexed')
      .on(table.documentId)
      .where(sql`${table.terms} is null`),
    index('drafts_behind')
      .on(table.documentId)
      .where(sql`${table.behind} <> '{}'`),
  ],
);

/**
 * The words of the newest revision of every part of a document. They have a table of their own,
 * because PostgreSQL enters every word of a row into the index anew when any column of it changes.
 */
export const draftSearch = pgTable(
  'draft_search',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    search: tsvector('search').notNull(),
  },
  (table) => [index('draft_search_words').using('gin', table.search)],
);

/** Parts that become public, or cease to be, at a moment to come. */
export const schedule = pgTable(
  'schedule',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    action: text('action', { enum: ['publish', 'unpublish'] }).notNull(),
    at: moment('at').notNull(),
    /** The revision to publish; none for `unpublish`. */
    revisionId: bigint('revision_id', { mode: 'number' }).references(() => revisions.id),
    authorId: uuid('author_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part, table.action] }),
    index('schedule_due').on(table.at),
    index('schedule_revision').on(table.revisionId),
  ],
);

/** Parts of a document that somebody sent to somebody else to look at. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'approved', 'returned', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    note: text('note'),
    sentBy: uuid('sent_by').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
    wantedAt: moment('wanted_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
  },
  (table) => [
    index('reviews_of').on(table.documentId, table.sentAt),
    index('reviews_open').on(table.state, table.sentAt),
  ],
);

/** The revision of each part that a review is about. */
export const reviewParts = pgTable(
  'review_parts',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.part] }),
    index('review_parts_revision').on(table.revisionId),
  ],
);

/** Sections in which somebody switched four eyes on or off. */
export const fourEyes = pgTable('four_eyes', {
  section: text('section').primaryKey(),
  isOn: boolean('is_on').notNull(),
});

/** The slugs that a document had before; their addresses lead to it for good. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
);

/** Every distinct search word of live versions, from which a mistyped word is corrected. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`),
]);
