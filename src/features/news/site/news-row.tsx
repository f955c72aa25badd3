import { ListMeta } from '#ui/page/list/list-meta.tsx';
import { ListRow } from '#ui/page/list/list-row.tsx';
import type { NewsCard } from './news-card.ts';

/** One update; the whole row links to it. */
export function NewsRow({ story, eager }: { story: NewsCard; eager: boolean }) {
  const { category, categoryLanguage, publishedAt } = story;
  const line = (
    <ListMeta item={story} kind={category} kindLang={categoryLanguage} at={publishedAt} />
  );
  return <ListRow item={story} shape="wide" eager={eager} line={line} />;
}
