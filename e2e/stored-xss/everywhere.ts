import { areas } from '#console/areas.ts';
import { steps } from '#features/settings/console/first-run-steps.ts';
import { sections } from '#features/settings/console/sections.ts';
import { pages } from '../../src/site/pages/page-table.ts';
import type { AskAs } from './ask.ts';
import { payloads } from './payloads.ts';

interface Named {
  collection: string;
  id: string;
}

const someOf = <Value>(all: readonly Value[], most: number) => all.slice(0, most);

/** Addresses of every screen of the agent area; each kind of content has its own of those that show one. */
export async function screensOf(ask: AskAs, documents: readonly Named[]): Promise<string[]> {
  const idsOf = async (path: string) =>
    (await ask(path)).data.map(({ id }: { id: number }) => String(id));
  const letters: string[] = await idsOf('supporters/letters?size=100');
  const requests: string[] = await idsOf('privacy/requests?state=open&size=10');
  const notices: string[] = await idsOf('push/list');
  const issues: string[] = await idsOf('newsletter/list');
  const news = documents.filter(({ collection }) => collection === 'news');
  const of = (some: readonly Named[], begin: string, end = '') =>
    some.map(({ collection, id }) => `${begin}/${collection}/${id}${end}`);
  const examples: Record<string, string[]> = {
    'content/:collection': documents.map(({ collection }) => `content/${collection}`),
    'content/:collection/new': ['content/news/new'],
    'content/:collection/:id': of(documents, 'content'),
    'content/:collection/:id/revisions': of(news, 'content', '/revisions'),
    'content/:collection/order': ['content/faqs/order'],
    'reviews/:collection/:id': of(news, 'reviews'),
    'settings/:section?': sections.map(({ slug }) => `settings/${slug}`),
    'first-run/:step?': steps.map(({ slug }) => `first-run/${slug}`),
    'desk/:id': someOf(letters, 4).map((id) => `desk/${id}`),
    'push/:id': someOf(notices, 1).map((id) => `push/${id}`),
    'newsletter/:id': someOf(issues, 1).map((id) => `newsletter/${id}`),
    'event-replies/:event': documents
      .filter(({ collection }) => collection === 'events')
      .map(({ id }) => `event-replies/${id}`),
    'privacy/:id': someOf(requests, 2).map((id) => `privacy/${id}`),
  };
  const screens = areas.flatMap((area) => area.screens.map(({ path }) => path));
  return screens.flatMap((path) => {
    const addresses = path.includes(':') ? examples[path] : [path];
    if (!addresses) throw new Error(`Name examples of ${path} in e2e/stored-xss/everywhere.ts`);
    return addresses.map((address) => `/agent/${address}`);
  });
}

/** Pages that belong to one person, feeds, calendars, and addresses that are payloads themselves. */
export function pagesBesideMap(): string[] {
  const personal = pages.filter(({ kind, path }) => kind === 'personal' && !path.includes(':'));
  const typed = payloads.filter((_, index) => index % 25 === 0).map(encodeURIComponent);
  return [
    ...personal.map(({ path }) => path),
    '/news/feed.xml',
    '/pressreleases/feed.xml',
    '/speeches/feed.xml',
    '/audios/podcast.xml',
    '/sitemap.xml',
    ...typed.flatMap((text) => [`/search?s=${text}`, `/news/${text}`]),
  ];
}
