import { primaryLanguage } from '#contract/languages.ts';
import { locationOf } from './read-context.ts';
import type { ReadContext } from './read-context.ts';

const IN_EVERY_LANGUAGE = ['title', 'summary', 'draft', 'publishAt', 'format'];

/** Reports every key that the collection does not declare, or that stands in the wrong file. */
export function reportUnknownKeys(reading: ReadContext): void {
  const { parsed, source, language } = reading;
  const facts = ['order', ...Object.keys(parsed.collection.facts)];
  const words = [...IN_EVERY_LANGUAGE, ...Object.keys(parsed.collection.words)];
  const known = language === primaryLanguage ? [...words, ...facts] : words;
  for (const [key, entry] of source.entries) {
    if (known.includes(key)) continue;
    const message = facts.includes(key)
      ? `belongs in the .${primaryLanguage}.md file; remove it here`
      : `there is no such key; known: ${known.join(', ')}`;
    reading.report({ ...locationOf(reading, entry), message: `${key}: ${message}` });
  }
}
