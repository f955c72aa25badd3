import { eq } from 'drizzle-orm';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { wishes } from '#db/schema/wish.ts';
import { hashToken } from '#http/secret-token.ts';
import { isSameSecret } from '#lib/same-secret.ts';

type Wish = typeof wishes.$inferSelect;

/**
 * The time for which the maker of a card sees it while nobody has looked at it: a link to it is no
 * way to publish.
 */
const OWN_MS = 24 * 3_600_000;

/** A card that whoever has this key may see; throws the Problem `notFound` for any other. */
export async function findShown(
  db: Executor,
  { id, key }: { id: string; key?: string | undefined },
): Promise<Wish> {
  const [found] = await db.select().from(wishes).where(eq(wishes.id, id));
  if (found && (found.state === 'public' || isOwn(found, key))) return found;
  throw new Problem('notFound');
}

function isOwn({ keyHash, createdAt, state }: Wish, key: string | undefined): boolean {
  if (key === undefined || state === 'refused') return false;
  return isSameSecret(hashToken(key), keyHash) && Date.now() - createdAt.getTime() < OWN_MS;
}

/** A card as the wire tells it. */
export function presented({ id, name, message, language, createdAt }: Wish) {
  return {
    id,
    name,
    message,
    language: isLanguage(language) ? language : primaryLanguage,
    createdAt: createdAt.toISOString(),
  };
}
