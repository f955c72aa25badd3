import './production.ts';
import { readConfig } from '#config/config.ts';
import { builtPages, clientFolder, consoleFolder } from './built-pages.ts';
import { builtConsole } from './console.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

await run(
  async () => {
    const config = readConfig();
    // The pages are loaded while the database starts.
    const pages = builtPages();
    const [built, site] = await Promise.allSettled([
      pages,
      startSite(config, {
        build: () => pages,
        consoleTemplate: builtConsole(consoleFolder),
        clientFolders: [clientFolder, consoleFolder],
      }),
    ]);
    if (site.status === 'rejected') throw site.reason;
    if (built.status === 'fulfilled') return site.value;
    await site.value.stop();
    throw built.reason;
  },
  ({ address }) => `Abhiyan is ready at ${address}`,
);
