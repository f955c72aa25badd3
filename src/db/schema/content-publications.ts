import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';

/**
 * The history of what was public, from when to when: a row for each revision of a part, written in the transaction that
 * made it public. What is served is compared with the rows that have no end, and a document is brought
 * back to a moment by those of that moment. No reference to a document, because a row has to outlive
 * one that somebody removes behind our back.
 */
export const publications = pgTable(
  'publications',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    documentId: uuid('document_id').notNull(),
    collection: text('collection').notNull(),
    /** As it is now; a rename changes it here too. */
    slug: text('slug').notNull(),
    part: text('part').notNull(),
    revisionId: bigint('revision_id', { mode: 'number' }).notNull(),
    /** SHA-256 of the words or the facts, as `content/server/edit/seal.ts` writes them. */
    seal: bytea('seal').notNull(),
    since: moment('since').notNull(),
    /** None while it is public. */
    until: moment('until'),
  },
  (table) => [
    uniqueIndex('publications_now')
      .on(table.documentId, table.part)
      .where(sql`${table.until} is null`),
    index('publications_of').on(table.documentId, table.part, table.since),
    index('publications_revision').on(table.revisionId),
    index('publications_since').on(table.since),
    index('publications_until').on(table.until),
  ],
);
