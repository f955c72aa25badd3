import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The media library, and the quick photograph. */
export const mediaArea: ConsoleArea = {
  screens: [
    {
      path: 'media',
      load: () => import('./library-screen.tsx'),
      permissions: ['media:read'],
    },
    {
      path: 'law/media',
      load: () => import('./register-screen.tsx'),
      permissions: ['law:read'],
    },
    {
      path: 'photograph',
      load: () => import('./photograph-screen.tsx'),
      permissions: ['photos:write'],
      frame: 'narrow',
    },
  ],
  navigation: [
    {
      to: '/photograph',
      label: ['Post a photograph', 'तस्वीर भेजें'],
      icon: 'camera',
      group: 'work',
      order: 50,
      permissions: ['photos:write'],
      tab: { order: 3, label: ['Post', 'भेजें'] },
      isForPhones: true,
    },
    {
      to: '/media',
      label: ['Media library', 'मीडिया संग्रह'],
      icon: 'picture',
      group: 'content',
      order: 90,
      key: 'M',
      permissions: ['media:read'],
    },
  ],
};
