import type { LoaderFunctionArgs } from 'react-router';
import { listSpeeches } from '#features/speeches/contract.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { createFeed, feedResponse, newest } from './feed.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { data } = await site.call(listSpeeches);
  const feed = await createFeed(site, {
    list: '/speeches',
    file: 'feed.xml',
    title: 'frame.speeches',
    about: 'speeches.intro',
    entries: data.slice(0, newest).map((speech) => ({ ...speech, at: speech.deliveredAt })),
  });
  return feedResponse(feed);
}
