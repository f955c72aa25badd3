import type { Call } from '#contract/call.ts';
import { listNewsCategories } from '#features/news/contract.ts';

/** The names of categories by slug: releases and news share them, so that they read alike. */
export async function categoryNames(call: Call): Promise<Record<string, string>> {
  const { data } = await call(listNewsCategories);
  return Object.fromEntries(data.map(({ slug, title }) => [slug, title]));
}
