import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { rooms } from './rooms/rooms.ts';

/**
 * The pages of spec.md §2 and what a reader expects around them. Each address exists in every
 * language of the site: the language's prefix is taken off before the router sees it.
 */
export default [
  index('./home/home-page.tsx'),
  route('news', '../features/news/site/news-list-page.tsx'),
  route('news/:slug', '../features/news/site/news-page.tsx'),
  route('search', '../features/search/site/search-page.tsx'),
  route('join', '../features/join/site/join-page.tsx'),
  route('newsletter', '../features/newsletter/site/newsletter-page.tsx'),
  route('developers', './developers/developers-page.tsx'),
  route('styleguide', './styleguide/styleguide-page.tsx'),
  ...rooms.map(({ path, frameless }) =>
    route(path.slice(1), frameless ? './rooms/frameless-room-page.tsx' : './rooms/room-page.tsx', {
      id: `room:${path}`,
    }),
  ),
  route('*', './not-found-page.tsx'),
] satisfies RouteConfig;
