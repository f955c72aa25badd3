import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import { addressOf, leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';

interface DescribedArticle {
  title: string;
  summary: string | null;
  /** ISO 8601 */
  publishedAt: string;
  updatedAt: string;
  language: Language;
  image: Image | null;
  /** The name of the article's category, if it has one. */
  section?: string;
  place?: string;
}

/**
 * An article in the words of schema.org. A drawn cover does not depict the event, so it is left
 * out.
 */
export function articleJsonLd(
  type: 'NewsArticle' | 'Article',
  { title, summary, publishedAt, updatedAt, language, section, place, image }: DescribedArticle,
  rootData: RootData,
): Thing {
  const url = addressOf(rootData, language, rootData.path);
  const author = leader(rootData);
  return {
    '@type': type,
    headline: title,
    description: summary ?? undefined,
    datePublished: publishedAt,
    // An edit before the day of publication does not count as a modification.
    dateModified: Date.parse(updatedAt) > Date.parse(publishedAt) ? updatedAt : publishedAt,
    inLanguage: language,
    articleSection: section,
    contentLocation: place ? { '@type': 'Place', name: place } : undefined,
    image:
      image && image.sources.length > 0 ? new URL(image.url, rootData.publicUrl).href : undefined,
    url,
    mainEntityOfPage: url,
    author,
    publisher: author,
  };
}
