import { countOf } from '#ui/console/console-area.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';
import { countRequests } from '../contract.ts';

const permissions = ['privacy:read'] as const;
const load = () => import('./privacy-screen.tsx');

/** Requests about people's own data. */
export const privacyDeskArea: ConsoleArea = {
  screens: [
    { path: 'privacy', load, permissions },
    { path: 'privacy/:id', load, permissions },
  ],
  navigation: [
    {
      to: '/privacy',
      label: ['Privacy desk', 'निजता डेस्क'],
      icon: 'shield',
      group: 'office',
      order: 10,
      key: 'Y',
      permissions,
      counts: [countOf(countRequests, ({ data }) => data.open)],
    },
  ],
};
