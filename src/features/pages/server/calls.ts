import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { bind } from '#http/bind.ts';
import { slugify } from '#lib/slug.ts';
import { pages, sections } from '../collection.ts';
import { findPageByName, findSectionsByPageName } from '../contract.ts';

export const pageCalls = (reader: Reader) => [
  bind(findPageByName, async ({ query, language }) => ({
    data: await pageByName(reader, query.title, language),
  })),
  bind(findSectionsByPageName, async ({ query, language }) => {
    const page = await pageByName(reader, query.title, language);
    const { data } = await reader.list(sections, language, { category: page.slug });
    return { data };
  }),
];

/** By its slug, or by its title as people write it: «About this site» is `about-this-site`. */
async function pageByName(reader: Reader, title: string, language: Language) {
  const page = await reader.find(pages, language, slugify(title));
  if (!page) throw new Problem('notFound', { message: 'There is no page of this name.' });
  return page;
}
