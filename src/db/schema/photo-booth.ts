import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { documents } from './content.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** The states of a photograph on its way into the index. */
export const boothStates = ['waiting', 'indexing', 'done', 'failed', 'forgotten'] as const;

/** Public photographs of albums that people may look for themselves in. */
export const boothPhotos = pgTable(
  'booth_photos',
  {
    photoId: uuid('photo_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The slug of its album. */
    album: text('album').notNull(),
    /** Of the picture in storage: a replaced or cropped one has another. */
    fileKey: text('file_key').notNull(),
    state: text('state', { enum: boothStates }).notNull().default('waiting'),
    /** Why it failed: `unreadable`, `missing`, `crashed`. */
    reason: text('reason'),
    /** How often it brought an engine down. */
    crashes: integer('crashes').notNull().default(0),
    /** How often somebody began with it, whatever became of them. */
    begun: integer('begun').notNull().default(0),
    /** The models that its faces were found by. */
    modelId: text('model_id'),
    faces: integer('faces').notNull().default(0),
    /** Grows with each photograph that is indexed, so that a reader of the index knows what is new. */
    revision: bigserial('revision', { mode: 'number' }).notNull(),
    claimedAt: moment('claimed_at'),
    indexedAt: moment('indexed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('booth_photos_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} in ('waiting', 'indexing')`),
    index('booth_photos_revision').on(table.revision),
    index('booth_photos_album').on(table.album),
  ],
);

/** Faces of photographs, of whoever they are. */
export const boothFaces = pgTable(
  'booth_faces',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => boothPhotos.photoId, { onDelete: 'cascade' }),
    /** 512 numbers of 32 bits, of length 1. */
    vector: bytea('vector').notNull(),
    /** The same in one octet each. */
    small: bytea('small').notNull(),
    /** Pixels of its shorter side. */
    size: real('size').notNull(),
    /** How sure it is that it is a face. */
    score: real('score').notNull(),
    /** Its place, in parts of the picture. */
    left: real('left').notNull(),
    top: real('top').notNull(),
    width: real('width').notNull(),
    height: real('height').notNull(),
  },
  (table) => [index('booth_faces_of').on(table.photoId)],
);

/** People who have looked for themselves. After they took their consent back only the first three columns stay. */
export const boothPeople = pgTable('booth_people', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When their face was first taken in: another one is taken 30 days later at the earliest. */
  enrolledAt: moment('enrolled_at').notNull(),
  usedAt: moment('used_at').notNull(),
  modelId: text('model_id'),
  /** A key of their own, encrypted with the secret of the site. */
  sealedKey: bytea('sealed_key'),
  /** The vector of their first selfie, encrypted with that key. */
  sealedVector: bytea('sealed_vector'),
});

/** Photographs that somebody was found in. */
export const boothFinds = pgTable(
  'booth_finds',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => boothPeople.userId, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => boothPhotos.photoId, { onDelete: 'cascade' }),
    match: text('match', { enum: ['sure', 'maybe'] }).notNull(),
    foundAt: moment('found_at').notNull().defaultNow(),
    /** When they said that it is somebody else. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.photoId] }),
    index('booth_finds_newest').on(table.userId, table.foundAt),
    index('booth_finds_of').on(table.photoId),
  ],
);

/** People to whom a mail tells of new photos, because they asked for it. */
export const boothNotices = pgTable('booth_notices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => boothPeople.userId, { onDelete: 'cascade' }),
  /** Of what was found until then they know. */
  seenAt: moment('seen_at').notNull().defaultNow(),
  toldAt: moment('told_at'),
});

/** Thresholds that a campaign has set in place of the usual ones. */
export const boothSettings = pgTable('booth_settings', {
  threshold: text('threshold').primaryKey(),
  value: real('value').notNull(),
});

/** Searches and finds by day, without whose they were. */
export const boothDays = pgTable('booth_days', {
  /** `YYYY-MM-DD` in India. */
  day: text('day').primaryKey(),
  searches: integer('searches').notNull().default(0),
  finds: integer('finds').notNull().default(0),
});

/** The states of a wish to be blurred. `waiting` and `undoing` are work of the job, `asked` of a person. */
export const removalStates = ['asked', 'waiting', 'done', 'refused', 'undoing', 'undone'] as const;

/** Wishes of people not to be seen in a photo, one for each face. */
export const photoRemovals = pgTable(
  'photo_removals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    photoId: uuid('photo_id').references(() => documents.id, { onDelete: 'set null' }),
    /** The picture as it came, in storage: what is blurred is made from it. */
    rootKey: text('root_key').notNull(),
    /** The face, in parts of that picture; all null where nobody has pointed at it. */
    left: real('left'),
    top: real('top'),
    width: real('width'),
    height: real('height'),
    state: text('state', { enum: removalStates }).notNull(),
    /** A `replacement` is asked by nobody: in the picture that took the place of another the face could not be told. */
    source: text('source', { enum: ['visitor', 'replacement'] })
      .notNull()
      .default('visitor'),
    /** Whether a selfie was the face at that place. */
    byFace: boolean('by_face').notNull(),
    /** Another one that this one follows: the same face in a picture that was cut from, or took the place of, its own. */
    follows: uuid('follows'),
    /** Other pictures of the photo that were looked through for the face. */
    lookedAt: text('looked_at').array().notNull().default([]),
    name: text('name'),
    email: text('email'),
    reason: text('reason'),
    language: text('language').notNull(),
    /** The version of the notice under which a selfie was sent. */
    notice: text('notice'),
    createdAt: moment('created_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The agent; null where it was decided by the face. */
    decidedBy: uuid('decided_by'),
    /** Told to whoever asked, or why it was undone. */
    answer: text('answer'),
  },
  (table) => [
    index('photo_removals_root').on(table.rootKey),
    index('photo_removals_photo').on(table.photoId),
    index('photo_removals_listed').on(table.state, table.dueAt),
  ],
);

/** Every picture that was made by hiding faces, and the one that it was made from, which is a row too. */
export const blurredPictures = pgTable(
  'blurred_pictures',
  {
    key: text('key').primaryKey(),
    rootKey: text('root_key').notNull(),
    /** Whether this is the one that everybody sees. */
    isShown: boolean('is_shown').notNull(),
  },
  (table) => [index('blurred_pictures_root').on(table.rootKey)],
);

/** How long faces of an album are kept, where somebody has set it. */
export const boothAlbums = pgTable('booth_albums', {
  /** Its slug. */
  album: text('album').primaryKey(),
  faceDays: integer('face_days').notNull(),
});
