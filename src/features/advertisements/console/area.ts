import type { ConsoleArea } from '#ui/console/console-area.ts';

/** The register of political advertisements. */
export const advertisementsArea: ConsoleArea = {
  screens: [
    {
      path: 'law/ads',
      load: () => import('./advertisements-screen.tsx'),
      permissions: ['law:read'],
    },
  ],
};
