import type { ConsoleArea } from '#ui/console/console-area.ts';

/** Issues of the newsletter: to write, approve and send. */
export const newsletterArea: ConsoleArea = {
  screens: [
    {
      path: 'newsletter',
      load: () => import('./issues-screen.tsx'),
      permissions: ['newsletter:read'],
    },
    {
      path: 'newsletter/:id',
      load: () => import('./issue-screen.tsx'),
      permissions: ['newsletter:read'],
    },
  ],
  navigation: [
    {
      to: '/newsletter',
      label: ['Newsletter', 'समाचार पत्र'],
      icon: 'mail',
      group: 'work',
      order: 41,
      permissions: ['newsletter:read'],
    },
  ],
};
