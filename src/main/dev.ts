import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from '#config/config.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

// The development server adds styles and scripts of its own to each page.
const contentSecurityPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

await run(
  async () => {
    const config = readConfig();
    const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
    const site = await startSite(config, {
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
      development: {
        around: (router) => (request, response) =>
          vite.middlewares(request, response, () => router(request, response)),
        contentSecurityPolicy,
      },
    });
    const stop = async () => {
      await Promise.all([site.stop(), vite.close()]);
    };
    return { address: site.address, stop };
  },
  ({ address }) => `Abhiyan is ready at ${address}; pages change as you save them`,
);
