import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { PreviewSigner } from '#http/previews.ts';
import type { Report } from '#jobs/queue.ts';

/** The services that writing is made from. */
export interface EditingDependencies {
  db: Database;
  reader: Reader;
  collections: readonly Collection[];
  /** Opens the drafts of a document to one session, on the site's own pages. */
  signPreview: PreviewSigner['sign'];
  /** Whether a path of the site, without a language, leads to a page. */
  answersHere: (path: string) => Promise<boolean>;
  offeredLanguages: () => readonly Language[];
  /** Told of faults that the caller does not see. */
  report: Report;
}
