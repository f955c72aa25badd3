import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Crop } from '#contract/framing.ts';
import type { Language } from '#contract/languages.ts';
import type { MediaKind, MediaState } from '#contract/media-file.ts';
import { moment } from './moment.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Files of the media library, from when they have arrived whole. */
export const mediaFiles = pgTable(
  'media_files',
  {
    /** That of its upload, so that a file that arrives twice has one row. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order of lists. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    state: text('state').$type<MediaState>().notNull(),
    /** Why it was refused or failed, in English. */
    reason: text('reason'),
    sameAs: uuid('same_as'),
    name: text('name').notNull(),
    /** As the bytes of what came tell. */
    type: text('type').notNull(),
    /** Octets of what came. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of what came, in hex. */
    sha256: text('sha256').notNull(),
    /** Where what came lies in storage. */
    originalKey: text('original_key').notNull(),
    /** The key of what the public sees; that of a cropped picture is another than that of the whole. */
    key: text('key'),
    /** Keys that the public saw before: documents may name them still, and their copies are public. */
    formerKeys: text('former_keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The value that a field of a document keeps. */
    stored: jsonb('stored').$type<Record<string, unknown>>(),
    /** The picture of the first page of a PDF, stored likewise. */
    preview: jsonb('preview').$type<Record<string, unknown>>(),
    /** 64 bits that are much the same for pictures that look much the same. */
    likeness: bigint('likeness', { mode: 'bigint' }),
    /** Whether another picture was alike when one of the two was made. */
    isAlike: boolean('is_alike').notNull().default(false),
    crop: jsonb('crop').$type<Crop>(),
    alts: jsonb('alts').$type<Partial<Record<Language, string>>>().notNull().default({}),
    place: text('place').notNull().default(''),
    credit: text('credit').notNull().default(''),
    takenOn: date('taken_on'),
    albums: text('albums')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The words that it is found by. */
    search: tsvector('search')
      .notNull()
      .default(sql`''`),
    /** Null where a document of a campaign's files had it before the library. */
    uploaderId: uuid('uploader_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    binnedAt: moment('binned_at'),
  },
  (table) => [
    index('media_files_listed')
      .on(table.kind, table.position)
      .where(sql`${table.state} = 'ready' and ${table.binnedAt} is null`),
    index('media_files_binned')
      .on(table.binnedAt)
      .where(sql`${table.binnedAt} is not null`),
    index('media_files_unfinished')
      .on(table.uploaderId, table.createdAt)
      .where(sql`${table.state} <> 'ready'`),
    uniqueIndex('media_files_once')
      .on(table.sha256)
      .where(sql`${table.state} = 'ready'`),
    index('media_files_by_key').on(table.key),
    index('media_files_by_former_key').using('gin', table.formerKeys),
    index('media_files_albums').using('gin', table.albums),
    index('media_files_search').using('gin', table.search),
  ],
);

/** Files that were made or changed by AI, as the law asks them to be declared. */
export const aiMedia = pgTable('ai_media', {
  /** No reference: the entry stays when the file leaves the library. */
  mediaId: uuid('media_id').primaryKey(),
  name: text('name').notNull(),
  extent: text('extent', { enum: ['made', 'changed'] }).notNull(),
  /** The program that made it. */
  tool: text('tool').notNull(),
  declaredBy: uuid('declared_by').notNull(),
  declaredAt: moment('declared_at').notNull().defaultNow(),
  /** When every public copy carried the label. */
  labelledAt: moment('labelled_at'),
});

/** Orders and complaints against files; three hours are left to act on each. */
export const takedowns = pgTable(
  'takedowns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** No reference: the entry stays when the file leaves the library. */
    mediaId: uuid('media_id').notNull(),
    name: text('name').notNull(),
    /** Of what came, so that it cannot come again. */
    sha256: text('sha256').notNull(),
    kind: text('kind', { enum: ['order', 'complaint'] }).notNull(),
    /** The authority or the person, and what they call it. */
    source: text('source').notNull(),
    receivedAt: moment('received_at').notNull(),
    enteredBy: uuid('entered_by').notNull(),
    /** Alarms that were mailed. */
    alarms: integer('alarms').notNull().default(0),
    outcome: text('outcome', { enum: ['taken-down', 'kept'] }),
    /** Why it was kept. */
    reason: text('reason'),
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('takedowns_open')
      .on(table.receivedAt)
      .where(sql`${table.decidedAt} is null`),
    index('takedowns_of').on(table.sha256),
  ],
);
