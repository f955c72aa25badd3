import { localPath } from '#contract/languages.ts';
import type { Shell } from '#ui/page/shell.ts';
import type { Story } from './load-story.ts';

/** A news update in the words of schema.org. A drawn cover is no picture of what happened, so it is left out. */
export function articleJsonLd(
  story: Story,
  { campaign, path, publicUrl }: Shell,
): Record<string, unknown> {
  const { title, summary, publishedAt, language, category, place, image } = story;
  const url = publicUrl + localPath(language, path);
  const author = { '@type': 'Person', name: campaign.title, url: publicUrl };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary ?? undefined,
    datePublished: publishedAt,
    inLanguage: language,
    articleSection: category.title,
    contentLocation: { '@type': 'Place', name: place },
    image: image && image.sources.length > 0 ? new URL(image.url, publicUrl).href : undefined,
    url,
    mainEntityOfPage: url,
    author,
    publisher: author,
  };
}
