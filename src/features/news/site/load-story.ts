import type { Call } from '#contract/call.ts';
import { findNews, listNews } from '../contract.ts';
import { newsCard } from './news-card.ts';

const relatedShown = 3;

/** Loads one update with the newest others of its category. Throws a 404 for an unknown slug. */
export async function loadStory(call: Call, slug: string) {
  const { data: story } = await call(findNews, { query: { slug } });
  const query = { categoryId: story.category.id, page: '1', size: String(relatedShown + 1) };
  const { data: related } = await call(listNews, { query });
  const others = related.filter(({ id }) => id !== story.id).slice(0, relatedShown);
  return { story, others: others.map(newsCard) };
}

export type StoryPage = Awaited<ReturnType<typeof loadStory>>;
export type Story = StoryPage['story'];
