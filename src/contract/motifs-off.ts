/** Objects of the murals that staff switched off, as a folder of an address: the same set, the same folder. */
export function offFolder(motifs: readonly string[] = []): string {
  return motifs.length === 0 ? '' : `/${[...new Set(motifs)].toSorted().join('.')}`;
}

/** Inside a pattern: the folder that `offFolder` writes, or nothing. */
export const offPattern = '(?:/([a-z]+(?:[.-][a-z]+){0,250}))?';

/** Reads the folder back. */
export function offOf(folder: string | undefined): string[] | undefined {
  return folder?.split('.');
}
