import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';

/** A page of text, as much of it as a page shows. */
export interface TextPage {
  slug: string;
  title: string;
  summary: string | null;
  /** Clean HTML. */
  body: string | null;
  language: Language;
  languages: Language[];
}

/** A part of a page of text, with an anchor of its own. */
export interface Section extends Omit<TextPage, 'languages'> {
  year?: number | undefined;
  image: Image | null;
}

/** The part of the reply to `findPageByName` that a page shows; the rest is not sent along with the page. */
export function textPageOf({ data }: { data: TextPage }): TextPage {
  const { slug, title, summary, body, language, languages } = data;
  return { slug, title, summary, body, language, languages };
}

/** The part of the reply to `findSectionsByPageName` that a page shows, in its order. */
export function sectionsOf({ data }: { data: Section[] }): Section[] {
  return data.map(({ slug, title, summary, body, language, year, image }) => {
    return { slug, title, summary, body, language, year, image };
  });
}
