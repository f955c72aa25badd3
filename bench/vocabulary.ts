import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '#lib/script/words.ts';

const DEMO = join(import.meta.dirname, '..', 'demo');

/** The words of the demo's news in a language, the most frequent first. */
export function vocabularyOf(language: 'en' | 'hi'): string[] {
  const counts = new Map<string, number>();
  for (const file of globSync(`{news,speeches,events}/*.${language}.md`, { cwd: DEMO })) {
    const [, , body = ''] = readFileSync(join(DEMO, file), 'utf8').split(/^---$/m);
    for (const word of words(body)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** A source of numbers from 0 to 1, the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text of so many words, frequent ones more often, as in any language (Zipf). */
export function text(vocabulary: readonly string[], length: number, random: () => number): string {
  const pick = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? '';
  return Array.from({ length }, pick).join(' ');
}

const SYLLABLES = [
  'ba',
  'chi',
  'dra',
  'gho',
  'jhi',
  'kur',
  'lam',
  'mon',
  'ni',
  'pe',
  'ris',
  'sal',
  'tev',
  'vo',
];

/** A name of four syllables, which rarely repeats. */
export function madeUpName(random: () => number): string {
  const pick = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
  return Array.from({ length: 4 }, pick).join('');
}
