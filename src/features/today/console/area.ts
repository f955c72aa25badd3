import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The first screen, and what has to be translated. */
export const todayArea: ConsoleArea = {
  screens: [
    { path: '', load: () => import('./today-screen.tsx') },
    {
      path: 'to-mend',
      load: () => import('./faults-screen.tsx'),
      permissions: ['pages:read'],
    },
  ],
  navigation: [
    {
      to: '/',
      label: ['Today', 'आज'],
      icon: 'home',
      group: 'work',
      order: 0,
      key: 'T',
      tab: { order: 1 },
    },
  ],
};
