/** The real site as a child, which reports its CPU time and its number of uncached replies. */
import '../../src/main/production.ts';
import { readConfig } from '#config/config.ts';
import { builtPages, clientFolder } from '../../src/main/built-pages.ts';
import { startSite } from '../../src/main/site.ts';
import type { Told } from './child.ts';

let made = 0;

const { address, stop } = await startSite(readConfig(), {
  build: builtPages,
  clientFolder,
  // Only uncached requests reach the router, which writes a line for each.
  log: { write: () => void (made += 1) },
});

const tell = (told: Told) => process.send?.(told);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  tell({ cpuMs: (user + system) / 1000, made });
});
process.once('SIGTERM', () => void stop().finally(() => process.exit(0)));
tell({ address });
