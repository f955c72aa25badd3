import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import type { Database, Executor } from '#db/database.ts';

/** The services that publishing is made from. */
export interface PublishingDependencies {
  db: Database;
  reader: Reader;
  collections: readonly Collection[];
  whenMayGoOut: WhenMayGoOut;
  /** Throws 422 for an advertisement without a certificate that is in force at a moment, now unless told. */
  requireCertified: (tx: Executor, documentId: string, at?: Date) => Promise<void>;
}
