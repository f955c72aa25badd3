import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RealmName } from '#contract/realms.ts';
import { moment } from './moment.ts';

/** Files on their way in through an upload door, in parts, and for a day those that have arrived. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The name of the door. */
    endpoint: text('door').notNull(),
    /** Of which realm the owner is. */
    ownerKind: text('owner_kind').$type<RealmName>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** Octets, as they were announced. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    beganAt: moment('began_at').notNull().defaultNow(),
    /** When the file was handed to whom it was sent; until then it may go on. */
    arrivedAt: moment('arrived_at'),
  },
  (table) => [
    index('uploads_by_owner').on(table.ownerId, table.beganAt),
    index('uploads_by_time').on(table.beganAt),
  ],
);
