import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { scriptImport } from './script-import.ts';

/**
 * `import code from './x.ts?inline-script'`: the file, bundled and minified, as text for a page.
 */
export const inlineScript = (): Plugin =>
  scriptImport('inline-script', (_, file) => bundleScript(file));
