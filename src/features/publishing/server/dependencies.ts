import type { Collection } from '#content/declare/collection.ts';
import type { PrepareGoingOut } from '#content/server/edit/going-out.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';

/** The services that publishing is made from. */
export interface PublishingDependencies {
  db: Database;
  reader: Reader;
  collections: readonly Collection[];
  offeredLanguages: () => readonly Language[];
  whenMayGoOut: WhenMayGoOut;
  prepareGoingOut: PrepareGoingOut;
}
