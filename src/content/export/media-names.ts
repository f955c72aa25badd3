import { extname } from 'node:path';
import type { StoredFile } from '../declare/files.ts';

const NOT_IN_NAMES = /[^\p{L}\p{N} ._-]+/gu;
const NOT_AT_START = /^[^\p{L}\p{N}]+/u;

/** Gives each stored file the name that it has beside its document, one for each file of a folder. */
export function createMediaNames() {
  const taken = new Map<string, string>();

  /** The name of a file in a folder; `isNew` tells whether it has to be written there. */
  return (folder: string, { key, name }: StoredFile): { name: string; isNew: boolean } => {
    const own = name.replace(NOT_IN_NAMES, '-').replace(NOT_AT_START, '') || key.slice(0, 8);
    const extension = extname(own);
    const marked = `${own.slice(0, own.length - extension.length)}-${key.slice(0, 12)}${extension}`;
    const isOthers = ![undefined, key].includes(taken.get(`${folder}/${own.toLowerCase()}`));
    // A name that ends as a text does would be read as one.
    const chosen = isOthers || /\.md$/i.test(own) ? marked : own;
    const place = `${folder}/${chosen.toLowerCase()}`;
    const isNew = !taken.has(place);
    taken.set(place, key);
    return { name: chosen, isNew };
  };
}

export type NameMedia = ReturnType<typeof createMediaNames>;
