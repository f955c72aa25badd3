/** The real site as a child, which reports its CPU time and its number of uncached replies. */
import '../../src/main/production.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#config/config.ts';
import {
  builtConsole,
  builtPages,
  clientFolder,
  consoleFolder,
} from '../../src/main/built-pages.ts';
import type * as site from '../../src/main/start-site.ts';
import type { Told } from './child.ts';
import { collectGarbage, workOf } from './work.ts';

/** The site as `npm start` runs it: the same code from its sources takes 80 MB more. */
const BUILT = join(import.meta.dirname, '..', '..', 'build', 'program', 'start-site.js');
const { startSite }: typeof site = await import(pathToFileURL(BUILT).href);

let made = 0;

const { address, stop } = await startSite(readConfig(), {
  build: builtPages,
  consoleTemplate: builtConsole(),
  clientFolders: [clientFolder, consoleFolder],
  // Only uncached requests and calls of agents reach the router, which writes a line for each.
  log: { write: (line) => void (made += line.includes('/api/agent/') ? 0 : 1) },
});

const tell = (told: Told) => process.send?.(told);

process.on('message', (wish: 'work' | 'tidy') => {
  if (wish === 'tidy') collectGarbage();
  tell(workOf(made));
});
process.once('SIGTERM', () => void stop().finally(() => process.exit(0)));
tell({ address });
