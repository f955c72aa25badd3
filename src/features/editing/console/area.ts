import { contentSections } from '#contract/permissions.ts';
import type { Permission } from '#contract/permissions.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';

const permissions = contentSections.map((section): Permission => `${section}:read`);

/** Writing: a new document, the editor, and the comparison of its revisions. */
export const editingArea: ConsoleArea = {
  screens: [
    {
      path: 'content/:collection/new',
      load: () => import('./new-document-screen.tsx'),
      permissions,
    },
    {
      path: 'content/:collection/:id',
      load: () => import('./editor-screen.tsx'),
      permissions,
      frame: 'narrow',
    },
    {
      path: 'content/:collection/:id/revisions',
      load: () => import('./compare-screen.tsx'),
      permissions,
      frame: 'narrow',
    },
  ],
};
