import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { searchWords } from '#db/schema/index.ts';
import { indexTerms } from '#lib/script.ts';
import type { Collection } from '../declare/collection.ts';
import type { DocumentContent, VersionContent } from './document-content.ts';

/** The columns of a version that lists order, filter and search by, and the words it is found by. */
export function indexColumns(
  collection: Collection,
  { facts }: DocumentContent,
  version: VersionContent,
) {
  const category = collection.category ? facts[collection.category] : undefined;
  return {
    ...momentsOf(collection, facts),
    category: typeof category === 'string' ? category : null,
    terms: indexTerms(textOf(version)),
  };
}

function momentsOf({ order }: Collection, facts: Record<string, unknown>) {
  if (order.by === 'position') return { at: new Date(0), until: null };
  const until = order.until ? facts[order.until] : undefined;
  return {
    at: new Date(String(facts[order.field])),
    until: until === undefined ? null : new Date(String(until)),
  };
}

function textOf({ title, summary, body, words }: VersionContent): string {
  const said = Object.values(words).filter((value) => typeof value === 'string');
  return [title, summary, body?.replace(/<[^>]*>/g, ' '), ...said].filter(Boolean).join(' ');
}

const NUMBER = /^\p{N}+$/u;

/** Keeps each new word, so that a slip of the keys can be corrected to it. A number has no slips. */
export async function rememberWords(tx: Executor, written: string[]): Promise<void> {
  const terms = written.filter((term) => !NUMBER.test(term));
  if (terms.length === 0) return;
  await tx
    .insert(searchWords)
    .select(sql`select unnest(${sql.param(terms)}::text[])`)
    .onConflictDoNothing();
}
