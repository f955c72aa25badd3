import { countOf } from '#ui/console/console-area.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';
import { countLetters } from '../contract.ts';

/** The supporter desk: letters, templates, tables to take away. */
export const supporterDeskArea: ConsoleArea = {
  screens: [
    {
      path: 'desk',
      load: () => import('./desk-screen.tsx'),
      permissions: ['supporters:read'],
    },
    {
      path: 'desk/:id',
      load: () => import('./desk-screen.tsx'),
      permissions: ['supporters:read'],
    },
  ],
  navigation: [
    {
      to: '/desk',
      label: ['Supporter desk', 'समर्थक डेस्क'],
      icon: 'inbox',
      group: 'work',
      order: 40,
      key: 'D',
      permissions: ['supporters:read'],
      counts: [countOf(countLetters, ({ data }) => data.active)],
      tab: { order: 5, label: ['Desk', 'डेस्क'] },
    },
  ],
};
