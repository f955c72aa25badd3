import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { aiExtents } from '#contract/ai-media.ts';
import { moment } from './moment.ts';

/** The day that the relative moments of a campaign's files count from: that of its first import. */
export const importAnchors = pgTable('import_anchors', {
  folderName: text('folder_name').primaryKey(),
  anchor: moment('anchor').notNull(),
});

/** Stored pictures with copies that are still to be made, in this order. */
export const waitingPictures = pgTable('waiting_pictures', {
  /** Of the picture in storage. */
  key: text('key').primaryKey(),
  place: bigserial('place', { mode: 'number' }).notNull(),
});

/** Stored files that AI had a part in: each revision that names one says so, also one with an older text. */
export const aiFiles = pgTable('ai_files', {
  /** Of the file in storage. */
  key: text('key').primaryKey(),
  extent: text('extent', { enum: aiExtents }).notNull(),
});
