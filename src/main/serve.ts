import './production.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#config/config.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

const folder = join(import.meta.dirname, '..', '..', 'build');
const pages: Promise<ServerBuild> = import(pathToFileURL(join(folder, 'server', 'index.js')).href);

await run(
  async () =>
    startSite(readConfig(), {
      build: () => pages,
      clientFolder: join(folder, 'client'),
    }),
  (address) => `Abhiyan is ready at ${address}`,
);
