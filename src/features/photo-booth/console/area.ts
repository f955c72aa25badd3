import { countOf } from '#ui/console/console-area.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';
import { countRemovals } from '../contract/desk.ts';

const permissions = ['booth:read'] as const;

/** The desk of the photo booth. */
export const photoBoothArea: ConsoleArea = {
  screens: [{ path: 'photo-booth', load: () => import('./booth-screen.tsx'), permissions }],
  navigation: [
    {
      to: '/photo-booth',
      label: ['Photo booth', 'फ़ोटो बूथ'],
      icon: 'camera',
      group: 'office',
      order: 12,
      permissions,
      counts: [countOf(countRemovals, ({ data }) => data.asked)],
    },
  ],
};
