import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const suffix = '?inline-script';

/** `import code from './x.ts?inline-script'`: the file bundled and minified, as text to put into a page. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const file = await this.resolve(source.slice(0, -suffix.length), importer);
      return file && `\0${file.id}${suffix}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null;
      const file = id.slice(1, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleScript(file))};`;
    },
  };
}
