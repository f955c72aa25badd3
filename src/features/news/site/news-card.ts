import type { ItemOf } from '#content/declare/item.ts';
import type { news } from '../collection.ts';

/** The fields that a row shows; the page carries its data, so the rest is left out. */
export function newsCard(story: ItemOf<typeof news>) {
  const { id, path, title, summary, publishedAt, language, category, image } = story;
  const kind = { category: category.title, categoryLanguage: category.language };
  return { id, path, title, summary, publishedAt, language, ...kind, image };
}

export type NewsCard = ReturnType<typeof newsCard>;
