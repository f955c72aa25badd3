import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
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

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One record of a collection: what is true of it in every language. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    /** The languages that have a live version, in the order of the site. */
    languages: text('languages')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('documents_collection_slug').on(table.collection, table.slug)],
);

/** A document in one language, with its own state. The columns that lists read are copied here. */
export const versions = pgTable(
  'versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    state: text('state', { enum: ['draft', 'published'] }).notNull(),
    /** When a published version is due; it is public only once it is `live`. */
    publishAt: moment('publish_at').notNull(),
    live: boolean('live').notNull().default(false),
    /** The site languages that this version serves: its own, and those that have none. */
    shownIn: text('shown_in')
      .array()
      .notNull()
      .default(sql`'{}'`),
    title: text('title').notNull(),
    summary: text('summary'),
    body: text('body'),
    words: jsonb('words').$type<Record<string, unknown>>().notNull(),
    /** What lists are ordered by: the moment of a news update, the start of an event. */
    at: moment('at').notNull(),
    until: moment('until'),
    position: integer('position').notNull().default(0),
    category: text('category'),
    /** The words of this version. */
    terms: text('terms').array().notNull(),
    /** The words of every live version: a Hindi word finds the document in English too. */
    search: tsvector('search')
      .notNull()
      .default(sql`''`),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.language] }),
    index('versions_listed')
      .on(table.collection, table.at.desc().nullsFirst(), table.documentId.desc().nullsFirst())
      .where(sql`live`),
    index('versions_listed_by_category')
      .on(
        table.collection,
        table.category,
        table.at.desc().nullsFirst(),
        table.documentId.desc().nullsFirst(),
      )
      .where(sql`live`),
    index('versions_by_position')
      .on(table.collection, table.position, table.documentId)
      .where(sql`live`),
    index('versions_by_slug').on(table.collection, table.slug),
    index('versions_due')
      .on(table.publishAt)
      .where(sql`state = 'published' and not live`),
    index('versions_search').using('gin', table.search),
  ],
);

/** Every state that a version ever had, so that nothing written is lost. */
export const revisions = pgTable(
  'revisions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    /** Who made it: `import`, or an agent. */
    author: text('author').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('revisions_of').on(table.documentId, table.language, table.id)],
);

/** Every distinct search word of live versions, from which a mistyped word is corrected. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`),
]);

/** The day that the relative moments of a campaign's files count from: that of its first import. */
export const importAnchors = pgTable('import_anchors', {
  folderName: text('folder_name').primaryKey(),
  anchor: moment('anchor').notNull(),
});
