import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

/**
 * The pages of spec.md §2 and what a reader expects around them. Each address exists in every
 * language of the site: the language's prefix is taken off before the router sees it.
 */
export default [
  index('./home/home-page.tsx'),
  route('*', './not-found-page.tsx'),
] satisfies RouteConfig;
