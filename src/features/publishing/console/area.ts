import { contentSections } from '#contract/permissions.ts';
import type { ConsoleArea, NavigationItem } from '#ui/console/console-area.ts';

const readsContent = contentSections.map((section) => `${section}:read` as const);

const pinned: readonly NavigationItem[] = [
  {
    to: '/content/news',
    label: ['News', 'समाचार'],
    icon: 'news',
    key: 'N',
    group: 'content',
    order: 10,
    permissions: ['news:read'],
  },
  {
    to: '/content/press-releases',
    label: ['Press releases', 'प्रेस विज्ञप्तियाँ'],
    key: 'P',
    icon: 'document',
    group: 'content',
    order: 20,
    permissions: ['press-releases:read'],
  },
  {
    to: '/content/speeches',
    label: ['Speeches', 'भाषण'],
    icon: 'microphone',
    group: 'content',
    order: 30,
    permissions: ['speeches:read'],
  },
  {
    to: '/content/events',
    label: ['Events', 'कार्यक्रम'],
    icon: 'calendar',
    key: 'E',
    group: 'content',
    order: 40,
    permissions: ['events:read'],
  },
  {
    to: '/content/banners',
    label: ['Banners', 'बैनर'],
    icon: 'banner',
    group: 'content',
    order: 50,
    permissions: ['banners:read'],
  },
  {
    to: '/content/pages',
    label: ['Pages', 'पन्ने'],
    icon: 'page',
    group: 'content',
    order: 60,
    permissions: ['pages:read'],
  },
];

/** The lists of what is written, and the calendar of what goes out. */
export const publishingArea: ConsoleArea = {
  screens: [
    {
      path: 'content',
      load: () => import('./all-content-screen.tsx'),
      permissions: readsContent,
    },
    {
      path: 'content/:collection',
      load: () => import('./list-screen.tsx'),
      permissions: [...readsContent, 'settings:read'],
    },
    {
      path: 'content/:collection/order',
      load: () => import('./order-screen.tsx'),
      permissions: readsContent,
    },
    {
      path: 'calendar',
      load: () => import('./calendar-screen.tsx'),
      permissions: readsContent,
      frame: 'narrow',
    },
  ],
  navigation: [
    {
      to: '/calendar',
      label: ['Calendar', 'कैलेंडर'],
      icon: 'calendar',
      key: 'C',
      group: 'work',
      order: 20,
      permissions: readsContent,
    },
    ...pinned,
    {
      to: '/content',
      label: ['All content', 'सारी सामग्री'],
      icon: 'grid',
      key: 'A',
      group: 'content',
      order: 80,
      permissions: readsContent,
      tab: { order: 4, label: ['Content', 'सामग्री'] },
    },
  ],
};
