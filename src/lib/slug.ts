import { isIndic } from './script/indic.ts';
import { romanise } from './script/romanise.ts';
import { words } from './script/words.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 80;

/** Whether the text can stand in an address: `bus-14-until-eleven`, at most 80 characters. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && SLUG.test(text);
}

/** A title of any script as a slug, cut between words; empty when nothing of it can be spelt. */
export function slugify(title: string): string {
  const parts = words(title).map(spelt).filter(Boolean);
  let slug = (parts[0] ?? '').slice(0, LONGEST);
  for (const part of parts.slice(1)) {
    if (slug.length + 1 + part.length > LONGEST) break;
    slug += `-${part}`;
  }
  return slug;
}

function spelt(word: string): string {
  const latin = isIndic(word) ? asTyped(romanise(word)) : word;
  return latin.normalize('NFD').replace(/[^a-z0-9]/g, '');
}

/** The spelling that people type: long vowels once, and no `a` after the last consonant. */
function asTyped(latin: string): string {
  return latin.replace(/([^aeiou])a$/, '$1').replace(/([aiu])\1+/g, '$1');
}
