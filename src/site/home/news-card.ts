import type { Image } from '#contract/image.ts';

interface Story {
  id: string;
  path: string | null;
  title: string;
  summary: string | null;
  publishedAt: string;
  language: string;
  category: { slug: string; title: string };
  image: Image | null;
}

/** What a card of a news update shows, and no more: the page's data is sent along with the page. */
export function newsCard({
  id,
  path,
  title,
  summary,
  publishedAt,
  language,
  category,
  image,
}: Story) {
  return {
    id,
    path,
    title,
    summary,
    publishedAt,
    language,
    category: { slug: category.slug, title: category.title },
    image,
  };
}

export type NewsCard = ReturnType<typeof newsCard>;
