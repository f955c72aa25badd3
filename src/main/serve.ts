import './production.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { readConfig } from '#config/config.ts';
import { builtConsole, builtPages, clientFolder, consoleFolder } from './built-pages.ts';
import { run } from './run.ts';
import { openSiteDatabase } from './site-database.ts';

await run(
  async () => {
    const config = readConfig();
    // The database starts while the site itself is loaded. It goes first: loading leaves it no turn.
    const loading = turn().then(() => import('./start-site.ts'));
    const opening = openSiteDatabase(config, loading);
    const [opened, loaded] = await Promise.allSettled([opening, loading]);
    if (opened.status === 'rejected') throw opened.reason;
    const connection = opened.value;
    if (loaded.status === 'rejected') {
      await connection.close();
      throw loaded.reason;
    }
    const { startSite } = loaded.value;
    const pages = builtPages();
    const [built, site] = await Promise.allSettled([
      pages,
      startSite(config, {
        build: () => pages,
        consoleTemplate: builtConsole(),
        clientFolders: [clientFolder, consoleFolder],
        connection,
      }),
    ]);
    if (site.status === 'rejected') throw site.reason;
    if (built.status === 'fulfilled') return site.value;
    await site.value.stop();
    throw built.reason;
  },
  ({ address }) => `Abhiyan is ready at ${address}`,
);
