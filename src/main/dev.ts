import { readFile } from 'node:fs/promises';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { readConfig } from '#config/config.ts';
import { run } from './run.ts';
import { startSite } from './start-site.ts';

// The development server adds styles and scripts of its own to each page.
const contentSecurityPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

/** The development server of the pages serves the agent area's modules too, each as it is asked for. */
async function consoleInDevelopment(vite: ViteDevServer): Promise<string> {
  const page = await readFile('src/console/index.html', 'utf8');
  const entry = page.replace('./main.tsx', '/src/console/main.tsx');
  const refresh =
    '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime">';
  return vite.transformIndexHtml('/agent', entry.replace('</head>', `${refresh}</script></head>`));
}

await run(
  async () => {
    const config = readConfig();
    const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
    const site = await startSite(config, {
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
      consoleTemplate: () => consoleInDevelopment(vite),
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
  ({ address }) => `Abhiyan is ready at ${address} (pages change as you save them)`,
);
