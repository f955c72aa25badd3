import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The day that the relative moments of a campaign's files count from: that of its first import. */
export const importAnchors = pgTable('import_anchors', {
  folderName: text('folder_name').primaryKey(),
  anchor: moment('anchor').notNull(),
});

/** Stored pictures whose AVIF copies are still to be made, in this order. */
export const waitingPictures = pgTable('waiting_pictures', {
  /** Of the picture in storage. */
  key: text('key').primaryKey(),
  place: bigserial('place', { mode: 'number' }).notNull(),
});
