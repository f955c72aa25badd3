/** A hash of names and contents of the given files and folders; one that is missing counts as such. */
export function fingerprint(paths: string[]): string;
