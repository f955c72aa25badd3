import { defineConfig } from 'vite';
import { noServerCode } from './scripts/vite/no-server-code.ts';
import { pathsOfPages } from './scripts/vite/paths-of-pages.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { widgetWords } from './scripts/vite/widget-words.ts';

/** The agent area is an application of its own, of which no public page loads anything. */
export default defineConfig({
  root: 'src/console',
  publicDir: false,
  plugins: [noServerCode(), widgetWords(), precompress()],
  // The server writes a new nonce in its place for each answer.
  html: { cspNonce: '__NONCE__' },
  define: { 'process.env.NODE_ENV': '"production"', ...pathsOfPages },
  build: {
    outDir: '../../build/console',
    emptyOutDir: true,
    assetsDir: 'agent/assets',
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
  },
});
