import { build } from 'vite';

/**
 * Bundles a file and its imports into a minified classic script. Throws when the script is empty.
 */
export async function bundleScript(file: string, define?: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: file, formats: ['iife'], name: 'page' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${file} gave no code`);
  return output.output[0].code.trim();
}
