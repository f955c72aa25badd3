import type { MediaDependencies } from './dependencies.ts';
import { mediaFrameRoutes } from './frame-routes.ts';
import { mediaReadRoutes } from './read-routes.ts';
import { mediaRegisterRoutes } from './takedowns/routes.ts';
import { mediaWriteRoutes } from './write-routes.ts';

export const mediaLibraryRoutes = (services: MediaDependencies) => [
  ...mediaReadRoutes(services),
  ...mediaWriteRoutes(services),
  ...mediaFrameRoutes(services),
  ...mediaRegisterRoutes(services),
];
