import { archiveRoutes } from './archive-routes.ts';
import type { IssueDependencies } from './dependencies.ts';
import { deskRoutes } from './desk-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { sendingRoutes } from './sending-routes.ts';

export const newsletterIssueRoutes = (services: IssueDependencies) => [
  ...deskRoutes(services),
  ...sendingRoutes(services),
  ...previewRoutes(services),
  ...archiveRoutes(services),
];
