import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { users } from './people.ts';

/** The profile photo, apart from the row that every call reads. */
export const profilePhotos = pgTable('profile_photos', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of its address; a new photo has a new one. */
  name: text('name').notNull().unique(),
  webp: bytea('webp').notNull(),
});
