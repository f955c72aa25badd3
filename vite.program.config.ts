import { join } from 'node:path';
import { defineConfig } from 'vite';
import { placeOfSource } from './scripts/vite/place-of-source.ts';
import { sharedPackages } from './scripts/vite/shared-packages.ts';

const SOURCES = join(import.meta.dirname, 'src', '/');
const BUILT = join(import.meta.dirname, 'build', 'program');
const entries = ['serve', 'work', 'faces', 'seed', 'import', 'export', 'agent', 'start-site'];

/**
 * The program with the packages that it uses, in some 130 files instead of 2,500: to find, read and link that
 * many takes longer than all else at a start, and memory that is never given back.
 */
export default defineConfig({
  publicDir: false,
  plugins: [placeOfSource(SOURCES, BUILT)],
  ssr: {
    noExternal: true,
    // Those with native code or WebAssembly find it beside their own files.
    external: ['@node-rs/argon2', 'harfbuzzjs', 'sharp', 'usearch', ...sharedPackages],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: BUILT,
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Names the source file above its code, for whoever reads where an error came from.
      experimental: { attachDebugInfo: 'simple' },
      // The processes that it is, the commands, and the site alone, which measurements start.
      input: entries.map((name) => `src/main/${name}.ts`),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
