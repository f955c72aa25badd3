import type { LoaderFunctionArgs } from 'react-router';
import { listPressReleases } from '#features/press-releases/contract.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { createFeed, feedResponse, newest } from './feed.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { data } = await site.call(listPressReleases, { query: { size: String(newest) } });
  const feed = await createFeed(site, {
    list: '/pressreleases',
    file: 'feed.xml',
    title: 'frame.pressReleases',
    about: 'pressReleases.intro',
    entries: data.map((release) => ({ ...release, at: release.publishedAt })),
  });
  return feedResponse(feed);
}
