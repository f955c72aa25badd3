import { extract } from 'tar';

/** Unpacks the named files and folders of a package, as npm packs it, into a folder that is there. */
export function unpack(tarball: string, paths: readonly string[], into: string): void {
  const wanted = (path: string) =>
    paths.some((each) => path === `package/${each}` || path.startsWith(`package/${each}/`));
  extract({ file: tarball, cwd: into, filter: wanted, strip: 1, sync: true, strict: true });
}
