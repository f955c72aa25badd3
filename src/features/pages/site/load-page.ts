import type { Call } from '#contract/call.ts';
import { findPageByName, findSectionsByPageName } from '../contract.ts';

/** One page of text by its slug, as much of it as a page shows. Throws a 404 when there is none. */
export async function loadPage(call: Call, slug: string) {
  const { data } = await call(findPageByName, { query: { title: slug } });
  const { title, summary, body, language, languages } = data;
  return { slug: data.slug, title, summary, body, language, languages };
}

export type TextPage = Awaited<ReturnType<typeof loadPage>>;

/** The sections of a page in order, as much of them as a page shows. */
export async function loadSections(call: Call, slug: string) {
  const { data } = await call(findSectionsByPageName, { query: { title: slug } });
  return data.map((section) => ({
    slug: section.slug,
    title: section.title,
    summary: section.summary,
    body: section.body,
    language: section.language,
    year: section.year,
    image: section.image,
  }));
}

export type Section = Awaited<ReturnType<typeof loadSections>>[number];
