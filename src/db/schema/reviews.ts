import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documents } from './content.ts';
import { moment } from './moment.ts';

/** Comments of agents on a field of a document. Reviews themselves belong to the content. */
export const reviewComments = pgTable(
  'review_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Counts from 1 within a document; none for an answer. */
    number: integer('number'),
    /** The comment that this one answers. */
    answers: uuid('answers'),
    part: text('part').notNull(),
    field: text('field').notNull(),
    quote: text('quote'),
    text: text('text').notNull(),
    authorId: uuid('author_id').notNull(),
    /** The agent who is asked to say something to it. */
    asks: uuid('asks'),
    at: moment('at').notNull().defaultNow(),
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [
    uniqueIndex('review_comments_number').on(table.documentId, table.number),
    index('review_comments_questions')
      .on(table.asks, table.authorId)
      .where(sql`asks is not null and not is_done`),
  ],
);
