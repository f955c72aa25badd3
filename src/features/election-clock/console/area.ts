import type { ConsoleArea } from '#ui/console/console-area.ts';

/** Poll dates, the silence before a poll, and what it holds back. */
export const electionClockArea: ConsoleArea = {
  screens: [{ path: 'law', load: () => import('./law-screen.tsx'), permissions: ['law:read'] }],
  navigation: [
    {
      to: '/law',
      label: ['Law', 'क़ानून'],
      icon: 'shield',
      group: 'work',
      order: 47,
      permissions: ['law:read'],
    },
  ],
};
