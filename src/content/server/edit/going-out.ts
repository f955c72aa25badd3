import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';

/** Throws a `Problem` that says why a document that the transaction has locked may not go out. */
export type RequireMayGoOut = (tx: Executor) => Promise<void>;

/**
 * Asks whatever would wait in a transaction for a second connection, and returns what is required in it:
 * of what goes out now `forbidden` while a silence before a poll holds it; of an advertisement 422 without a
 * certificate in force at that moment; `busy` for a photo whose picture is still looked through for hidden faces.
 */
export type PrepareGoingOut = (
  collection: Collection,
  documentId: string,
  at?: Date,
) => Promise<RequireMayGoOut>;
