import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The door, one's own account, and the people. */
export const agentsArea: ConsoleArea = {
  screens: [
    { path: 'login', frame: 'none', load: () => import('./door/log-in-screen.tsx') },
    { path: 'password', frame: 'none', load: () => import('./door/password-screen.tsx') },
    { path: 'invitation', frame: 'none', load: () => import('./door/invitation-screen.tsx') },
    { path: 'second-step', frame: 'none', load: () => import('./door/set-up-screen.tsx') },
    { path: 'account', load: () => import('./account/account-screen.tsx') },
    {
      path: 'people',
      load: () => import('./staff/people-screen.tsx'),
      permissions: ['agents:read'],
    },
  ],
  navigation: [
    {
      to: '/people',
      label: ['People and roles', 'लोग और भूमिकाएँ'],
      icon: 'people',
      group: 'office',
      order: 30,
      permissions: ['agents:read'],
    },
  ],
};
