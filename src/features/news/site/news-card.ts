import type { ItemOf } from '#content/declare/item.ts';
import type { news } from '../collection.ts';

/** What a row of the list shows, and no more: the page's data is sent along with the page. */
export function newsCard(story: ItemOf<typeof news>) {
  const { id, path, title, summary, publishedAt, language, category, image } = story;
  return { id, path, title, summary, publishedAt, language, category: category.title, image };
}

export type NewsCard = ReturnType<typeof newsCard>;
