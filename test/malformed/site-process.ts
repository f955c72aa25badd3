/** The site in a process of its own, started with `--expose-gc`: its memory is nobody else's. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#config/config.ts';
import { startSite } from '../../src/main/site.ts';
import type { FromSite } from './watched-site.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js');
const faults: string[] = [];

const { address, stop } = await startSite(readConfig(), {
  build: (): Promise<ServerBuild> => import(pathToFileURL(BUILD).href),
  log: { write: (line) => void (line.includes('"level":50') && faults.push(line)) },
});

const tell = (message: FromSite) => process.send?.(message);

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  tell({ kind: 'state', heldBytes: heapUsed + external, rssBytes: rss, faults });
});
process.once('SIGTERM', () => void stop().finally(() => process.exit(0)));
tell({ kind: 'ready', address });
