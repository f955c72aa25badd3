import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { pathsOfPages } from './paths-of-pages.ts';

const entry = join(import.meta.dirname, '../../src/site/service-worker/worker.ts');

/** Writes `sw.js` at the root of the site, with a digest of its build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const source = await bundleScript(entry, {
        ...pathsOfPages,
        BUILD: JSON.stringify(digestOf(Object.keys(bundle))),
        'process.env.NODE_ENV': '"production"',
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** File names contain digests of their content, so together they identify a build. */
function digestOf(names: readonly string[]): string {
  const text = names.toSorted().join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
