import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';

/** The fields of a text page that the page shows. */
export interface TextPage {
  slug: string;
  title: string;
  summary: string | null;
  /** Clean HTML. */
  body: string | null;
  language: Language;
  languages: Language[];
}

/** A section of a text page, with an anchor of its own. */
export interface Section extends Omit<TextPage, 'languages'> {
  year?: number | undefined;
  image: Image | null;
}

/** The fields of a `findPageByName` reply that a page shows; the rest is not sent with the page. */
export function textPageOf({ data }: { data: TextPage }): TextPage {
  const { slug, title, summary, body, language, languages } = data;
  return { slug, title, summary, body, language, languages };
}

/** The fields of a `findSectionsByPageName` reply that a page shows, in its order. */
export function sectionsOf({ data }: { data: Section[] }): Section[] {
  return data.map(({ slug, title, summary, body, language, year, image }) => {
    return { slug, title, summary, body, language, year, image };
  });
}
