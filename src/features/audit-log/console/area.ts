import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The record of what was done, and read of people. */
export const recordArea: ConsoleArea = {
  screens: [
    { path: 'record', load: () => import('./record-screen.tsx'), permissions: ['audit:read'] },
  ],
  navigation: [
    {
      to: '/record',
      label: ['Record', 'रिकॉर्ड'],
      icon: 'record',
      group: 'office',
      order: 20,
      permissions: ['audit:read'],
    },
  ],
};
