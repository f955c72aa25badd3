import type { Language } from '#contract/languages.ts';
import type { Collection } from '../../declare/collection.ts';
import { factsPart } from './parts.ts';
import type { LanguageContent, Part, PartContent } from './parts.ts';

/** One language of a whole document, and from when on it is public. */
export interface WrittenVersion extends LanguageContent {
  language: Language;
  state: 'draft' | 'published';
  publishAt: Date;
  /** From when on it is public no more. */
  unpublishAt?: Date | undefined;
}

/** A whole document as a campaign's files have it. */
export interface WrittenDocument {
  collection: Collection;
  slug: string;
  facts: Record<string, unknown>;
  position: number;
  /** The language that it was written in first; English, or the first that there is, unless told. */
  original?: Language | undefined;
  /** Slugs that it had before, whose addresses lead to it. */
  formerly?: readonly string[] | undefined;
  versions: WrittenVersion[];
}

export function contentsOf({ facts, versions }: WrittenDocument): [Part, PartContent][] {
  const said = versions.map(({ language, title, summary, body, words }): [Part, PartContent] => [
    language,
    { title, summary, body, words },
  ]);
  return [[factsPart, facts], ...said];
}

/** The moment from which a language is to be public: now, one to come, or never. */
export function showingOf(
  { state, publishAt, unpublishAt }: WrittenVersion,
  now: Date,
): 'now' | Date | 'never' {
  if (state === 'draft' || (unpublishAt && unpublishAt <= now)) return 'never';
  return publishAt <= now ? 'now' : publishAt;
}
