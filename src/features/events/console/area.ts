import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The desk of events: who is coming, and links for volunteers at the gate. */
export const eventsArea: ConsoleArea = {
  screens: [
    {
      path: 'event-replies',
      load: () => import('./gatherings-screen.tsx'),
      permissions: ['supporters:read'],
    },
    {
      path: 'event-replies/:event',
      load: () => import('./gathering-screen.tsx'),
      permissions: ['supporters:read'],
    },
  ],
  navigation: [
    {
      to: '/event-replies',
      label: ['Event replies', 'कार्यक्रमों के जवाब'],
      icon: 'people',
      group: 'work',
      order: 44,
      permissions: ['supporters:read'],
    },
  ],
};
