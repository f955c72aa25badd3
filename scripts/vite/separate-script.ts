import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { scriptImport } from './script-import.ts';

/**
 * `import address from './x.ts?separate-script'`: the address of the file, bundled with its
 * imports. The name contains a digest, so the server's build and the browser's agree.
 */
export function separateScript(): Plugin {
  return scriptImport('separate-script', async (context, file) => {
    const { mode, name, config } = context.environment;
    if (mode === 'dev') return `/${relative(config.root, file)}`;
    const source = await bundleScript(file);
    const fileName = `assets/${basename(file, '.ts')}-${digestOf(source)}.js`;
    if (name === 'client') context.emitFile({ type: 'asset', fileName, source });
    return `/${fileName}`;
  });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
