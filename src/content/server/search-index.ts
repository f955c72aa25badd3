import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { searchWords } from '#db/schema/content.ts';
import { lexemes, termOf } from '#lib/script.ts';
import type { Collection } from '../declare/collection.ts';
import { factsPart, languageContent } from './edit/parts.ts';
import type { LanguageContent, Part, PartContent } from './edit/parts.ts';
import { plainText, saidBeside } from './plain-text.ts';

/** The columns of a version that lists order and filter by; they come from the facts. */
export function factColumns(collection: Collection, facts: Record<string, unknown>) {
  const category = collection.category ? facts[collection.category] : undefined;
  return {
    ...momentsOf(collection, facts),
    category: typeof category === 'string' ? category : null,
  };
}

/** The words that a part is found by; facts have none. */
export function termsOfPart(part: Part, content: PartContent): string[] {
  return part === factsPart ? [] : termsOf(languageContent(content));
}

function momentsOf({ order }: Collection, facts: Record<string, unknown>) {
  if (order.by === 'position') return { at: new Date(0), until: null };
  const until = order.until ? facts[order.until] : undefined;
  return {
    at: new Date(String(facts[order.field])),
    until: until === undefined ? null : new Date(String(until)),
  };
}

/** The words that a version is found by, as `lexemes` writes them. */
export function termsOf({ title, summary, body, words }: LanguageContent): string[] {
  const rest = [plainText(body ?? ''), ...saidBeside(words)].join(' ');
  return lexemes({ title, summary: summary ?? '', rest });
}

const NUMBER = /^\p{N}+$/u;

/** Stores each new word, so that misspelt words can be corrected to it. Numbers are not corrected. */
export async function rememberWords(tx: Executor, written: Iterable<string>): Promise<void> {
  const terms = [...new Set(Array.from(written, termOf))].filter((term) => !NUMBER.test(term));
  if (terms.length === 0) return;
  await tx
    .insert(searchWords)
    .select(sql`select unnest(${sql.param(terms)}::text[])`)
    .onConflictDoNothing();
}
