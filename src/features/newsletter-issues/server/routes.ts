import { archiveRoutes } from './archive-routes.ts';
import type { IssueDependencies } from './dependencies.ts';
import { deskRoutes } from './desk-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { sendingRoutes } from './sending-routes.ts';

export const newsletterIssueRoutes = (parts: IssueDependencies) => [
  ...deskRoutes(parts),
  ...sendingRoutes(parts),
  ...previewRoutes(parts),
  ...archiveRoutes(parts),
];
