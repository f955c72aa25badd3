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

/** The fields that a news card shows; the page carries its data, so the rest is left out. */
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
