import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The readers of the newsletter: who they are, lists that come in, tables to take away. */
export const newsletterPeopleArea: ConsoleArea = {
  screens: [
    {
      path: 'newsletter/people',
      load: () => import('./people-screen.tsx'),
      permissions: ['supporters:read'],
    },
  ],
  navigation: [
    {
      to: '/newsletter/people',
      label: ['Newsletter readers', 'समाचार पत्र के पाठक'],
      icon: 'people',
      group: 'work',
      order: 42,
      permissions: ['supporters:read'],
    },
  ],
};
