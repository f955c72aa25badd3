import { randomBytes } from 'node:crypto';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { slugify } from '#lib/slug.ts';
import type { Collection } from '../../declare/collection.ts';
import { createDocument } from './save-draft.ts';

/** Slugs for a new document in the order they are tried: from its title, then with letters by chance. */
export function newSlugs(title: string | undefined): string[] {
  const words = slugify(title ?? '')
    .slice(0, 70)
    .replace(/-$/, '');
  const chance = randomBytes(4).toString('hex');
  return words ? [words, `${words}-${chance}`] : [`new-${chance}`];
}

/** Creates an empty document at the first of the slugs that nobody has. */
export async function createAt(
  tx: Executor,
  collection: Collection,
  [slug = '', ...others]: readonly string[],
  by: Parameters<typeof createDocument>[3],
): Promise<{ id: string; slug: string }> {
  try {
    return { id: await createDocument(tx, collection, slug, by), slug };
  } catch (error) {
    if (!(error instanceof Problem) || others.length === 0) throw error;
    return createAt(tx, collection, others, by);
  }
}
