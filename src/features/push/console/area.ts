import type { ConsoleArea } from '#ui/console/console-area.ts';

/** Push messages: to write, approve and send. */
export const pushArea: ConsoleArea = {
  screens: [
    { path: 'push', load: () => import('./push-screen.tsx'), permissions: ['push:read'] },
    { path: 'push/:id', load: () => import('./notice-screen.tsx'), permissions: ['push:read'] },
  ],
  navigation: [
    {
      to: '/push',
      label: ['Push messages', 'पुश संदेश'],
      icon: 'bell',
      group: 'work',
      order: 46,
      permissions: ['push:read'],
    },
  ],
};
