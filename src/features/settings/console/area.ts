import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The settings, and the way from the example to a campaign of one's own. */
export const settingsArea: ConsoleArea = {
  screens: [
    {
      path: 'settings/:section?',
      load: () => import('./settings-screen.tsx'),
      permissions: ['settings:read'],
    },
    {
      path: 'first-run/:step?',
      load: () => import('./first-run-screen.tsx'),
      permissions: ['settings:publish'],
      frame: 'bare',
    },
  ],
  navigation: [
    {
      to: '/settings',
      label: ['Settings', 'सेटिंग'],
      icon: 'settings',
      group: 'office',
      order: 40,
      key: 'S',
      permissions: ['settings:read'],
    },
  ],
};
