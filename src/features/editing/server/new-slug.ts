import { randomBytes } from 'node:crypto';
import { slugify } from '#lib/slug.ts';

/** Slugs for a new document in the order they are tried: from its title, then with letters by chance. */
export function newSlugs(title: string | undefined): string[] {
  const words = slugify(title ?? '')
    .slice(0, 70)
    .replace(/-$/, '');
  const chance = randomBytes(4).toString('hex');
  return words ? [words, `${words}-${chance}`] : [`new-${chance}`];
}
