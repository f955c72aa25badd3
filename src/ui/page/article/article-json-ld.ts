import type { Language } from '#contract/languages.ts';
import type { Image } from '#contract/image.ts';
import { addressOf, leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { Shell } from '#ui/page/shell.ts';

interface Told {
  title: string;
  summary: string | null;
  /** ISO 8601 */
  publishedAt: string;
  updatedAt: string;
  language: Language;
  image: Image | null;
  /** The name of its category, when it has one. */
  section?: string;
  place?: string;
}

/** A text in the words of schema.org. A drawn cover is no picture of what happened, so it is left out. */
export function articleJsonLd(
  type: 'NewsArticle' | 'Article',
  { title, summary, publishedAt, updatedAt, language, section, place, image }: Told,
  shell: Shell,
): Thing {
  const url = addressOf(shell, language, shell.path);
  const author = leader(shell);
  return {
    '@type': type,
    headline: title,
    description: summary ?? undefined,
    datePublished: publishedAt,
    // What was written before its day has not been changed since.
    dateModified: Date.parse(updatedAt) > Date.parse(publishedAt) ? updatedAt : publishedAt,
    inLanguage: language,
    articleSection: section,
    contentLocation: place ? { '@type': 'Place', name: place } : undefined,
    image: image && image.sources.length > 0 ? new URL(image.url, shell.publicUrl).href : undefined,
    url,
    mainEntityOfPage: url,
    author,
    publisher: author,
  };
}
