import { ListLine } from '#ui/page/list/list-line.tsx';
import { ListRow } from '#ui/page/list/list-row.tsx';
import type { Brief } from './brief.ts';

/** One update: the whole row leads to it. */
export function NewsRow({ story, eager }: { story: Brief; eager: boolean }) {
  const line = <ListLine item={story} kind={story.category} at={story.publishedAt} />;
  return <ListRow item={story} shape="wide" eager={eager} line={line} />;
}
