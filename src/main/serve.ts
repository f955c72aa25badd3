import './production.ts';
import { readConfig } from '#config/config.ts';
import { builtPages, clientFolder } from './built-pages.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

await run(
  async () => {
    const pages = await builtPages();
    return startSite(readConfig(), { build: async () => pages, clientFolder });
  },
  ({ address }) => `Abhiyan is ready at ${address}`,
);
