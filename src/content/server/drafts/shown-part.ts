import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { factsPart } from '../edit/parts.ts';
import type { Part, PartContent } from '../edit/parts.ts';
import { readReferred } from './referred-titles.ts';
import { shownFiles } from './shown-files.ts';

/** The files of a part as pages show them, and the titles of the documents that it refers to, by field. */
export async function readShownPart(
  db: Executor,
  collection: Collection,
  { part, content }: { part: Part; content: PartContent },
  language: Language,
) {
  const referred = part === factsPart ? await readReferred(db, collection, content, language) : {};
  const titles = Object.entries(referred).map(([field, { title }]) => [field, title] as const);
  return { files: shownFiles(collection, part, content), titles: Object.fromEntries(titles) };
}
