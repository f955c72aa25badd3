import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { standingTexts } from '../features/pages/site/standing-texts.ts';
import { rooms } from './rooms/rooms.ts';

/**
 * The pages of spec.md §2 and what a reader expects around them. Each address exists in every
 * language of the site: the language's prefix is taken off before the router sees it.
 */
export default [
  index('./home/home-page.tsx'),
  route('news', '../features/news/site/news-list-page.tsx'),
  route('news/:slug', '../features/news/site/news-page.tsx'),
  route('news/feed.xml', './feeds/news-feed.ts'),
  route('pressreleases/feed.xml', './feeds/releases-feed.ts'),
  route('speeches/feed.xml', './feeds/speeches-feed.ts'),
  route('audios/podcast.xml', './feeds/podcast.ts'),
  route('events.ics', './feeds/events-calendar.ts'),
  route('events/category/:slug.ics', './feeds/events-calendar.ts', { id: 'calendar:category' }),
  route('sitemap.xml', './crawlers/sitemap.ts'),
  route('sitemap/:part.xml', './crawlers/sitemap-part.ts'),
  route('robots.txt', './crawlers/robots.ts'),
  route('.well-known/security.txt', './crawlers/security.ts'),
  route('manifest.webmanifest', './install/manifest.ts'),
  route('favicon.ico', './install/favicon.ts'),
  route('events', '../features/events/site/events-page.tsx'),
  route('events/:slug.ics', '../features/events/site/event-file.ts'),
  route('events/:slug', '../features/events/site/event-page.tsx'),
  route('photos', '../features/photos/site/albums-page.tsx'),
  route('photos/:slug', '../features/photos/site/album-page.tsx'),
  route('photos/:album/:photo', '../features/photos/site/photo-page.tsx'),
  route('videos', '../features/videos/site/videos-page.tsx'),
  route('videos/:slug', '../features/videos/site/video-page.tsx'),
  route('pressreleases', './press-releases/releases-page.tsx'),
  route('pressreleases/:slug', './press-releases/release-page.tsx'),
  route('speeches', '../features/speeches/site/speeches-page.tsx'),
  route('speeches/:slug', './speeches/speech-page.tsx'),
  route('mediacoverage', '../features/media-coverage/site/reports-page.tsx'),
  route('document', '../features/documents/site/documents-page.tsx'),
  route('audios', '../features/audios/site/audios-page.tsx'),
  route('infographics', '../features/infographics/site/infographics-page.tsx'),
  route('search', '../features/search/site/search-page.tsx'),
  route('join', '../features/join/site/join-page.tsx'),
  route('newsletter', '../features/newsletter/site/newsletter-page.tsx'),
  route('newsletter/confirm', '../features/newsletter/site/confirm-page.tsx'),
  route('newsletter/unsubscribe', '../features/newsletter/site/leave-page.tsx'),
  layout('./painted-room/painted-page.tsx', [
    route('login', '../features/sign-in/site/login-page.tsx'),
    route('register', '../features/sign-in/site/register-page.tsx'),
  ]),
  route('register/confirm', '../features/sign-in/site/confirm-page.tsx'),
  route('register/parent', '../features/sign-in/site/parent-page.tsx'),
  route('changepassword', './profile/change-password-page.tsx'),
  route('profile', './profile/profile-page.tsx'),
  route('grievance', '../features/grievance/site/grievance-page.tsx'),
  route('grievance/:number', '../features/grievance/site/request-page.tsx'),
  route('biography', './biography/biography-page.tsx'),
  route('governance', './governance/governance-page.tsx'),
  route('contactus', './contact/contact-page.tsx'),
  route('faq', '../features/faq/site/faq-page.tsx'),
  ...standingTexts.map((slug) =>
    route(slug, '../features/pages/site/text-page.tsx', { id: `text:${slug}` }),
  ),
  route('developers', './developers/developers-page.tsx'),
  route('sitemap', './sitemap/site-map-page.tsx'),
  route('offline', './offline-page.tsx'),
  route('_app', './application-page.tsx'),
  route('styleguide', './styleguide/styleguide-page.tsx'),
  ...rooms.map(({ path, frameless }) =>
    route(path.slice(1), frameless ? './rooms/frameless-room-page.tsx' : './rooms/room-page.tsx', {
      id: `room:${path}`,
    }),
  ),
  route('*', './not-found-page.tsx'),
] satisfies RouteConfig;
