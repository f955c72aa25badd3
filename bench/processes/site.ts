/** The real site as a child, which tells its CPU time and how many answers it had to make. */
import '../../src/main/production.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#config/config.ts';
import { startSite } from '../../src/main/site.ts';
import type { Told } from './child.ts';

const build = join(import.meta.dirname, '..', '..', 'build');
const pages: Promise<ServerBuild> = import(pathToFileURL(join(build, 'server', 'index.js')).href);
let made = 0;

const { address, stop } = await startSite(readConfig(), {
  build: () => pages,
  clientFolder: join(build, 'client'),
  // A line is written for what reaches the router; what is kept is answered before.
  log: { write: () => void (made += 1) },
});

const tell = (told: Told) => process.send?.(told);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  tell({ cpuMs: (user + system) / 1000, made });
});
process.once('SIGTERM', () => void stop().finally(() => process.exit(0)));
tell({ address });
