import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import { listNewsCategories } from '#features/news/contract.ts';

export interface CategoryName {
  title: string;
  language: Language;
}

/** The names of categories by slug: releases and news share them, so that they read alike. */
export async function categoryNames(call: Call): Promise<Record<string, CategoryName>> {
  const { data } = await call(listNewsCategories);
  return Object.fromEntries(data.map(({ slug, title, language }) => [slug, { title, language }]));
}
