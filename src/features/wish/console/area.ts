import type { ConsoleArea } from '#ui/console/console-area.ts';

/** Birthday cards that wait for a look. */
export const wishArea: ConsoleArea = {
  screens: [
    {
      path: 'wishes',
      load: () => import('./wishes-screen.tsx'),
      permissions: ['supporters:read'],
    },
  ],
  navigation: [
    {
      to: '/wishes',
      label: ['Birthday cards', 'जन्मदिन के कार्ड'],
      icon: 'mail',
      group: 'work',
      order: 45,
      permissions: ['supporters:read'],
    },
  ],
};
