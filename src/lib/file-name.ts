import { graphemesOf } from './script/grapheme.ts';

/** Characters that some file system refuses in a name, or reads as something else. */
const REFUSED = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
/** File systems take 255 bytes; an ending and the number of a second copy come after. */
const MAX_BYTES = 180;

/** The name under which a file is kept by whoever downloads it: its title, and the ending of its address. */
export function fileNameFor(title: string, address: string): string {
  const ending = /\.[a-z0-9]+$/.exec(address)?.[0] ?? '';
  const plain = title.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim();
  let name = '';
  for (const letter of graphemesOf(plain)) {
    if (new TextEncoder().encode(name + letter).length > MAX_BYTES) break;
    name += letter;
  }
  return name.replace(/^[. ]+|[. ]+$/g, '') + ending;
}
