import './production.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#config/config.ts';
import { startSite } from './site.ts';
import { sayFault } from './say-fault.ts';

const root = join(import.meta.dirname, '..', '..');
const build = () => import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href) as Promise<ServerBuild>;

try {
  const config = readConfig();
  const site = await startSite(config, { build, clientFolder: join(root, 'build', 'client') });
  console.log(`Abhiyan is ready at ${site.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.stop().finally(() => process.exit(0)));
  }
} catch (error) {
  sayFault(error);
  process.exit(1);
}
