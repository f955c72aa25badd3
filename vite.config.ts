import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { noServerCode } from './scripts/vite/no-server-code.ts';

export default defineConfig({
  plugins: [inlineScript(), noServerCode(), reactRouter()],
  build: {
    target: 'es2020',
    // Every asset stays a file: inlined ones would be sent again with each page.
    assetsInlineLimit: 0,
  },
});
