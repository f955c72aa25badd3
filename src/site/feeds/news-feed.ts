import type { LoaderFunctionArgs } from 'react-router';
import { listNews } from '#features/news/contract.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { createFeed, feedResponse, newest } from './feed.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { data } = await site.call(listNews, { query: { size: String(newest) } });
  const feed = await createFeed(site, {
    list: '/news',
    file: 'feed.xml',
    title: 'home.newsUpdates',
    about: 'news.intro',
    entries: data.map((story) => ({ ...story, at: story.publishedAt })),
  });
  return feedResponse(feed);
}
