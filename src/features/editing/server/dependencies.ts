import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';

/** The services that writing is made from. */
export interface EditingDependencies {
  db: Database;
  reader: Reader;
  collections: readonly Collection[];
}
