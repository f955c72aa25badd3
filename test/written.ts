import type { Collection } from '#content/declare/collection.ts';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { writeDocuments } from '#content/server/edit/write-documents.ts';
import type { WrittenDocument, WrittenVersion } from '#content/server/edit/written-document.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';

/** The text in one language; published long ago by default. */
export interface Said {
  title: string;
  summary?: string;
  body?: string;
  words?: Record<string, unknown>;
  state?: 'draft' | 'published';
  publishAt?: Date;
}

/** A document as a test writes it: its facts, and its text by language. */
export type Written = {
  slug: string;
  facts?: Record<string, unknown>;
  position?: number;
} & Partial<Record<Language, Said>>;

/** A document and the collection it belongs to. */
export type Writing = [collection: Collection, document: Written];

/** Saves documents in one transaction. */
export async function write(db: Database, documents: readonly Writing[]): Promise<void> {
  await transaction(db, async (tx) => {
    await writeDocuments(tx, documents.map(contentOf), IMPORTER);
  });
}

function contentOf([collection, written]: Writing): WrittenDocument {
  const { slug, facts = {}, position = 0 } = written;
  const versions = allLanguages.flatMap((language) => {
    const said = written[language];
    return said ? [versionOf(language, said)] : [];
  });
  return { collection, slug, facts, position, versions };
}

function versionOf(language: Language, said: Said): WrittenVersion {
  const { title, summary = null, body = null, words = {} } = said;
  const { state = 'published', publishAt = new Date('2020-01-01T00:00:00Z') } = said;
  return { language, title, summary, body, words, state, publishAt };
}
