import type { Language } from '#contract/languages.ts';

/** One language of a document, valid by its collection. */
export interface VersionContent {
  language: Language;
  state: 'draft' | 'published';
  publishAt: Date;
  title: string;
  summary: string | null;
  /** Clean HTML. */
  body: string | null;
  words: Record<string, unknown>;
}

export interface DocumentContent {
  slug: string;
  facts: Record<string, unknown>;
  position: number;
  versions: VersionContent[];
}
