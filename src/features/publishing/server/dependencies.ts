import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { Database, Executor } from '#db/database.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';

/** The services that publishing is made from. */
export interface PublishingDependencies {
  db: Database;
  reader: Reader;
  collections: readonly Collection[];
  offeredLanguages: () => readonly Language[];
  whenMayGoOut: WhenMayGoOut;
  /**
   * Throws for a locked document that may not be public: 422 for an advertisement without a certificate in force at a moment,
   * now unless told, and `busy` for a photo whose picture is still looked through for hidden faces.
   */
  requireShowable: (tx: Executor, documentId: string, at?: Date) => Promise<void>;
}
