import { basename } from 'node:path';
import { locationOf } from './read-context.ts';
import type { ReadContext } from './read-context.ts';

const IN_EVERY_LANGUAGE = ['title', 'summary', 'draft', 'publishAt', 'unpublishAt', 'format'];

/** Reports every key that the collection does not declare, or that stands in the wrong file. */
export function reportUnknownKeys(reading: ReadContext): void {
  const { parsed, source, primary } = reading;
  const facts = ['order', 'original', 'formerly', ...Object.keys(parsed.collection.facts)];
  const words = [...IN_EVERY_LANGUAGE, ...Object.keys(parsed.collection.words)];
  const known = source === primary ? [...words, ...facts] : words;
  for (const [key, entry] of source.entries) {
    if (known.includes(key)) continue;
    const message = facts.includes(key)
      ? `belongs in ${fileOf(primary)}; remove it here`
      : `there is no such key; known: ${known.join(', ')}`;
    reading.report({ ...locationOf(reading, entry), message: `${key}: ${message}` });
  }
}

/** The name of a file as people tell it: `the .en.md file`. */
const fileOf = ({ path }: { path: string }) =>
  `the ${/\.[a-z]+\.md$/.exec(basename(path))?.[0]} file`;
