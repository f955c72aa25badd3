import { contentSections } from '#contract/permissions.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';

/** Whether the site shows what was published, and bringing it back to a moment. */
export const siteWatchArea: ConsoleArea = {
  screens: [
    { path: 'record/site', load: () => import('./site-screen.tsx'), permissions: ['audit:read'] },
    {
      path: 'bring-back',
      load: () => import('./bring-back-screen.tsx'),
      permissions: [
        'settings:admin',
        ...contentSections.map((section) => `${section}:publish` as const),
      ],
    },
  ],
};
