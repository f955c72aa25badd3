import type { Plugin } from 'vite';

type Loader = Extract<NonNullable<Plugin['load']>, (...given: never[]) => unknown>;
/** The part of Vite's plugin context that the loader of a script module needs. */
type Context = ThisParameterType<Loader>;

/**
 * A plugin for `import x from './file.ts?<name>'`; `make` returns the default export of that
 * module.
 */
export function scriptImport(
  name: string,
  make: (context: Context, file: string) => Promise<string>,
): Plugin {
  const suffix = `?${name}`;
  return {
    name,
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
      return `export default ${JSON.stringify(await make(this, file))};`;
    },
  };
}
