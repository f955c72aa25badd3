import type { Language } from '#contract/languages.ts';
import type { RootData } from '../root-data.ts';
import { addressOf } from './thing.ts';
import type { Thing } from './thing.ts';

interface DescribedPage {
  title: string;
  summary?: string | null;
  language: Language;
  /** Without a language. */
  path: string;
}

/** A plain page, or the kind of page that `type` names. */
export function webPage(told: DescribedPage, rootData: RootData, type = 'WebPage'): Thing {
  const { title, summary, language, path } = told;
  return {
    '@type': type,
    name: title,
    description: summary ?? undefined,
    inLanguage: language,
    url: addressOf(rootData, language, path),
  };
}

/**
 * The pages of documents in a list, each in its own language; documents without a page are left
 * out.
 */
export function pagesOf(
  documents: readonly { path: string | null; title: string; language: Language }[],
  rootData: RootData,
): Thing[] {
  return documents.flatMap(({ path, title, language }) =>
    path === null ? [] : [webPage({ path, title, language }, rootData)],
  );
}
