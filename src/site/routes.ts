import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { pages } from './pages/page-table.ts';
import type { Page } from './pages/page.ts';

/** Addresses that programs read; they are not pages. */
const files = [
  route('news/feed.xml', './feeds/news-feed.ts'),
  route('pressreleases/feed.xml', './feeds/releases-feed.ts'),
  route('speeches/feed.xml', './feeds/speeches-feed.ts'),
  route('audios/podcast.xml', './feeds/podcast.ts'),
  route('events.ics', './feeds/events-calendar.ts'),
  route('events/category/:slug.ics', './feeds/events-calendar.ts', { id: 'calendar:category' }),
  route('events/:slug.ics', '../features/events/site/event-file.ts'),
  route('sitemap.xml', './crawlers/sitemap.ts'),
  route('sitemap/:part.xml', './crawlers/sitemap-part.ts'),
  route('robots.txt', './crawlers/robots.ts'),
  route('.well-known/security.txt', './crawlers/security.ts'),
  route('manifest.webmanifest', './install/manifest.ts'),
  route('favicon.ico', './install/favicon.ts'),
];

const filesOfMany = new Set(
  pages.map(({ file }) => file).filter((file, at, all) => all.indexOf(file) !== at),
);

function routeOf({ path, file }: Page): RouteConfigEntry {
  if (path === '/') return index(file);
  return route(path.slice(1), file, filesOfMany.has(file) ? { id: `page:${path}` } : {});
}

/** Pages of one layout form one branch of the router. */
const branches = [...Map.groupBy(pages, (page) => page.layout)].flatMap(([file, inside]) => {
  const routes = inside.map(routeOf);
  return file ? [layout(file, routes)] : routes;
});

/**
 * The pages of spec.md §2 and the files around them. Each address exists in every language: its
 * prefix is removed before the router sees it.
 */
export default [...files, ...branches, route('*', './not-found-page.tsx')] satisfies RouteConfig;
