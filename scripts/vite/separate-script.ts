import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const suffix = '?separate-script';

/**
 * `import address from './x.ts?separate-script'`: where the browser gets the file and all that it
 * imports as one script. The name holds a digest, so the server's build and the browser's agree.
 */
export function separateScript(): Plugin {
  return {
    name: 'separate-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const file = await this.resolve(source.slice(0, -suffix.length), importer);
      return file && `\0${file.id}${suffix}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null;
      const file = id.slice(1, -suffix.length);
      const { mode, name, config } = this.environment;
      if (mode === 'dev') return `export default "/${relative(config.root, file)}";`;
      this.addWatchFile(file);
      const source = await bundleScript(file);
      const fileName = `assets/${basename(file, '.ts')}-${digestOf(source)}.js`;
      if (name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return `export default "/${fileName}";`;
    },
  };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
