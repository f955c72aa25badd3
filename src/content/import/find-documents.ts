import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { allLanguages, isLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { isSlug } from '#lib/slug.ts';
import type { Collection } from '../declare/collection.ts';
import type { Report } from './import-error.ts';

/** The Markdown files of one document. */
export interface DocumentFiles {
  collection: Collection;
  slug: string;
  folder: string;
  paths: Map<Language, string>;
  /** Drafts beside them: `SLUG.LANGUAGE.draft.md`. */
  drafts: Map<Language, string>;
}

const NAME = /^(?<slug>[^.]+)\.(?<language>[a-z]+)(?<draft>\.draft)?\.md$/;

/**
 * Finds the documents of a campaign: `COLLECTION/SLUG.LANGUAGE.md`, in the order of the collections
 * and then of slugs. Other files beside them are media; files at the top are ignored.
 */
export async function findDocuments(
  folder: string,
  collections: readonly Collection[],
  report: Report,
): Promise<DocumentFiles[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(isShown);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const { name } of entries.filter((entry) => entry.isSymbolicLink())) {
    if (collections.some((collection) => collection.name === name))
      report({
        file: join(folder, name),
        line: 1,
        message: 'put the folder here, not a link to it',
      });
  }
  for (const name of names) {
    if (!collections.some((collection) => collection.name === name)) {
      report({ file: join(folder, name), line: 1, message: unknownCollection(name, collections) });
    }
  }
  const found = collections.filter(({ name }) => names.includes(name));
  return (await Promise.all(found.map((each) => inCollection(folder, each, report)))).flat();
}

async function inCollection(campaign: string, collection: Collection, report: Report) {
  const folder = join(campaign, collection.name);
  const entries = await readdir(folder, { withFileTypes: true });
  const documents = new Map<string, DocumentFiles>();
  for (const entry of entries.filter(isShown).toSorted(byName)) {
    const file = join(folder, entry.name);
    const { slug, language, isDraft, problem } = parseFileName(entry);
    if (problem) report({ file, line: 1, message: problem });
    if (!slug || !language) continue;
    const document = documents.get(slug) ?? emptyFiles({ collection, slug, folder });
    documents.set(slug, document);
    (isDraft ? document.drafts : document.paths).set(language, file);
  }
  return [...documents.values()];
}

const emptyFiles = (of: Pick<DocumentFiles, 'collection' | 'slug' | 'folder'>): DocumentFiles => ({
  ...of,
  paths: new Map(),
  drafts: new Map(),
});

interface ParsedFileName {
  slug?: string;
  language?: Language;
  isDraft?: boolean;
  problem?: string;
}

function parseFileName(entry: { name: string; isDirectory(): boolean }): ParsedFileName {
  if (entry.isDirectory()) return { problem: 'folders inside a collection are not read' };
  if (!/\.md$/i.test(entry.name)) return {};
  const { slug = '', language = '', draft } = NAME.exec(entry.name)?.groups ?? {};
  if (!isSlug(slug))
    return { problem: 'name the file slug.en.md: small Latin letters, numbers, hyphens' };
  if (isLanguage(language)) return { slug, language, isDraft: draft !== undefined };
  return { problem: `the site has no language "${language}"; known: ${allLanguages.join(', ')}` };
}

function unknownCollection(name: string, collections: readonly Collection[]): string {
  return `there is no collection "${name}"; known: ${collections.map((each) => each.name).join(', ')}`;
}

function isShown({ name }: { name: string }): boolean {
  return !name.startsWith('.');
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}
