import './production.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#config/config.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

const folder = join(import.meta.dirname, '..', '..', 'build');
const pages = pathToFileURL(join(folder, 'server', 'index.js')).href;

await run(
  async () =>
    startSite(readConfig(), {
      build: () => import(pages) as Promise<ServerBuild>,
      clientFolder: join(folder, 'client'),
    }),
  (address) => `Abhiyan is ready at ${address}`,
);
