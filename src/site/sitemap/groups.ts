import { footerTexts, isGroup, mainNavigation, mediaLinks } from '../frame/navigation.ts';
import type { NavLink } from '../frame/navigation.ts';

type Label =
  | `frame.${NavLink['label'] | 'contact' | 'faq' | 'joinMe' | 'logIn' | 'register' | 'search'}`
  | `frame.${'changePassword' | 'moreAboutThisSite' | 'profile' | 'profileView' | 'quizReward'}`
  | 'developers.title'
  | 'home.events'
  | 'home.newsUpdates'
  | 'newsletter.subscribe';

interface SiteMapLink {
  label: Label;
  path: string;
}

/** A heading of the site map and the pages under it. */
export interface SiteMapGroup {
  label: Label;
  links: readonly SiteMapLink[];
}

const inMenu = ({ label, path }: NavLink): SiteMapLink => ({ label: `frame.${label}`, path });

/** Every page that has no page above it, grouped as the navigation is. */
export const siteMapGroups: readonly SiteMapGroup[] = [
  {
    label: 'frame.quickLinks',
    links: [
      ...mainNavigation.filter((entry): entry is NavLink => !isGroup(entry)).map(inMenu),
      { label: 'frame.quiz', path: '/quiz' },
      { label: 'frame.createWish', path: '/wish' },
    ],
  },
  ...mainNavigation
    .filter(isGroup)
    .map(({ label, links }) => ({ label: `frame.${label}` as const, links: links.map(inMenu) })),
  {
    label: 'frame.media',
    links: [
      { label: 'home.newsUpdates', path: '/news' },
      { label: 'home.events', path: '/events' },
      ...mediaLinks.map(inMenu),
    ],
  },
  {
    label: 'frame.contact',
    links: [
      { label: 'frame.joinMe', path: '/join' },
      { label: 'newsletter.subscribe', path: '/newsletter' },
      { label: 'frame.faq', path: '/faq' },
      { label: 'frame.search', path: '/search' },
    ],
  },
  {
    label: 'frame.profile',
    links: [
      { label: 'frame.logIn', path: '/login' },
      { label: 'frame.register', path: '/register' },
      { label: 'frame.profileView', path: '/profile' },
      { label: 'frame.changePassword', path: '/changepassword' },
      { label: 'frame.quizReward', path: '/quizrewards' },
    ],
  },
  {
    label: 'frame.moreAboutThisSite',
    links: [
      ...footerTexts.filter(({ path }) => path !== '/sitemap').map(inMenu),
      { label: 'developers.title', path: '/developers' },
    ],
  },
];
