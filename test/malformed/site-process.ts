/**
 * The site in a process of its own, started with `--expose-gc`, so that its memory is measured
 * alone.
 */
import { readConfig } from '#config/config.ts';
import { builtPages } from '../../src/main/built-pages.ts';
import { startSite } from '../../src/main/start-site.ts';
import type { FromSite } from './watched-site.ts';

const faults: string[] = [];

const { address, stop } = await startSite(readConfig(), {
  build: builtPages,
  log: { write: (line) => void (line.includes('"level":50') && faults.push(line)) },
});

const tell = (message: FromSite) => process.send?.(message);

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  tell({ kind: 'state', heldBytes: heapUsed + external, rssBytes: rss, faults });
});
const end = () => void stop().finally(() => process.exit(0));
process.once('SIGTERM', end);
// A test file that fails before its tests ends no site, and the whole run would wait for this one.
process.once('disconnect', end);
tell({ kind: 'ready', address });
