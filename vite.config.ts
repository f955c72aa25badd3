import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { noServerCode } from './scripts/vite/no-server-code.ts';
import { noServerTexts } from './scripts/vite/no-server-texts.ts';
import { pathsOfPages } from './scripts/vite/paths-of-pages.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { separateScript } from './scripts/vite/separate-script.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { sharedPackages } from './scripts/vite/shared-packages.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    separateScript(),
    noServerCode(),
    noServerTexts(),
    serviceWorker(),
    precompress(),
    reactRouter(),
  ],
  define: pathsOfPages,
  environments: {
    // The server's built pages carry their own packages, but for those that they share with the program
    // around them. In development all stay outside: Vite evaluates no CommonJS.
    ssr: {
      resolve: { ...(command === 'build' && { noExternal: true }), external: sharedPackages },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                // React and its router, which every page that wakes needs whole: one file packs better
                // than five, and stays in a browser's cache from one version of the site to the next.
                {
                  name: 'framework',
                  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // The parts of each page's frame, with all that they import.
                {
                  name: 'frame',
                  test: /\/src\/(?:site\/frame\/(?!frame\.)[\w-]+|features\/join\/site\/join-dialog)\.tsx/,
                  priority: 1,
                },
                // Other code that most pages need is one file, not twenty of a few hundred bytes each.
                // Lists and articles stay apart: other pages do without. So do styles, whose layers root
                // names first. The count rises with the pages, of which home needs no more than before.
                {
                  name: 'shared',
                  test: /\/src\/(?!ui\/page\/(?:list|article)\/)(?!.*\.css)/,
                  minShareCount: 19,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2020',
    // Every asset stays a file: inlined ones would be sent again with each page.
    assetsInlineLimit: 0,
  },
}));
