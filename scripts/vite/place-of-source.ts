import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps the paths right that a source file makes from its own place: migrations, fonts and lists stay
 * where the sources are, and the bundled code looks for them from the folder that it is built into.
 */
export function placeOfSource(sources: string, built: string): Plugin {
  return {
    name: 'place-of-source',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
      handler(code, id) {
        if (!id.startsWith(sources)) return undefined;
        const file = JSON.stringify(relative(built, id));
        const folder = JSON.stringify(`/${relative(built, dirname(id))}`);
        return code
          .replaceAll('import.meta.dirname', () => `(import.meta.dirname + ${folder})`)
          .replaceAll(/import\.meta\.url\b/g, () => `new URL(${file}, import.meta.url).href`);
      },
    },
  };
}
