import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import type { Database } from '#db/database.ts';

/** The services that publishing is made from. */
export interface PublishingDependencies {
  db: Database;
  reader: Reader;
  collections: readonly Collection[];
  whenMayGoOut: WhenMayGoOut;
}
