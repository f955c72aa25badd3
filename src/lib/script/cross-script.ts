import { clip } from './clip.ts';
import { isIndic } from './indic.ts';
import { skeleton } from './skeleton.ts';

const LATIN_LETTER = /\p{Script=Latin}/u;

/** One sound alone is that of too many words. */
const SHORTEST_SOUND = 2;

/** The mark of a skeleton tells which script it was written in. */
const OF_INDIC = '~';
const OF_LATIN = '^';

/** The term under which a word of a text is found from the other script; none for other scripts. */
export function ownSound(word: string): string | undefined {
  const mark = isIndic(word) ? OF_INDIC : OF_LATIN;
  if (mark === OF_LATIN && !LATIN_LETTER.test(word)) return undefined;
  const sound = clip(skeleton(word));
  return sound.length < SHORTEST_SOUND ? undefined : mark + sound;
}

/** The term under which a typed word finds words of the other script. */
export function otherSound(word: string): string | undefined {
  const own = ownSound(word);
  return own && (own.startsWith(OF_INDIC) ? OF_LATIN : OF_INDIC) + own.slice(1);
}
