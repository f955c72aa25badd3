import type { PartContent } from '../../declare/part-fields.ts';
import { partSchema } from '../../declare/parts.ts';
import type { Part } from '../../declare/parts.ts';

export type { PartContent } from '../../declare/part-fields.ts';
export { factsPart, partSchema } from '../../declare/parts.ts';
export type { Part } from '../../declare/parts.ts';

/** The words of a document in one language. A draft may still lack anything. */
export interface LanguageContent {
  title: string;
  summary: string | null;
  /** Clean HTML. */
  body: string | null;
  words: Record<string, unknown>;
}

/** Each named part at one of its revisions. */
export type PartRevisions = Partial<Record<Part, number>>;

export function partsOf(revisions: PartRevisions): [Part, number][] {
  return Object.entries(revisions).map(([part, revision]) => [partSchema.parse(part), revision]);
}

export function languageContent(content: PartContent): LanguageContent {
  const { title, summary = null, body = null, words = {} } = content;
  return { title, summary, body, words } as LanguageContent;
}

/** The value as a JSON column returns it, so that what is stored and what is given compare equal. */
export function plain(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
