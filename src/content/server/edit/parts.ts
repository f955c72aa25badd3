import { z } from 'zod';
import { allLanguages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';

/** The part of a document that is the same in every language. */
export const factsPart = 'facts';

/**
 * A document is written, compared and published in parts: its facts, and each language. Two people
 * who write two parts never conflict.
 */
export type Part = typeof factsPart | Language;

export const partSchema = z.enum([factsPart, ...allLanguages]);

/** The words of a document in one language. A draft may still lack anything. */
export interface LanguageContent {
  title: string;
  summary: string | null;
  /** Clean HTML. */
  body: string | null;
  words: Record<string, unknown>;
}

/** The content of a part: a `LanguageContent`, or the facts by their names. */
export type PartContent = Record<string, unknown>;

/** Each named part at one of its revisions. */
export type PartRevisions = Partial<Record<Part, number>>;

export function partsOf(revisions: PartRevisions): [Part, number][] {
  return Object.entries(revisions).map(([part, revision]) => [partSchema.parse(part), revision]);
}

export function languageContent(content: PartContent): LanguageContent {
  const { title, summary = null, body = null, words = {} } = content;
  return { title, summary, body, words } as LanguageContent;
}

/** As it comes back from a JSON column, so that what is stored and what is given compare equal. */
export function plain(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
