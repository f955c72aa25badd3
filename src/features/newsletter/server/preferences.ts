import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Topic } from '#contract/topics.ts';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { findUserBy } from '#people/find-user.ts';
import { holderOf } from './link-holder.ts';
import { maskEmail } from './mask-email.ts';
import { subscriberPaths } from './unsubscribe.ts';

interface Preferences {
  language: Language;
  topics: Topic[];
}

/** The wishes of the address that a link was mailed to; none once it has left. */
export async function readPreferences(
  db: Executor,
  token: string,
): Promise<(Preferences & { address: string }) | undefined> {
  const email = await holderOf(db, token);
  if (!email) return undefined;
  const [found] = await db.select().from(newsletterSubscribers).where(isReader(email));
  if (!found) return undefined;
  // Nothing else is ever written there.
  const { language, topics } = found as typeof found & Preferences;
  return { address: maskEmail(email), language, topics };
}

/** Changes the wishes of the address that a link was mailed to. */
export async function changePreferences(
  tx: Executor,
  token: string,
  wanted: Preferences,
): Promise<void> {
  const email = await holderOf(tx, token);
  const changed = email
    ? await tx.update(newsletterSubscribers).set(wanted).where(isReader(email))
    : undefined;
  if (!changed?.rowCount) throw new Problem('wrongCredentials', { message: hasLeft });
}

/** The page with the wishes of an account's own address, which was proven; none where it gets no newsletter. */
export async function ownPreferences(
  db: Executor,
  userId: string,
  language: Language,
): Promise<{ path: string } | null> {
  const email = (await findUserBy(db, { id: userId }))?.email;
  if (!email || (await db.$count(newsletterSubscribers, isReader(email))) === 0) return null;
  const [paths] = await subscriberPaths(db, [{ email, language }]);
  return paths ? { path: paths.preferences } : null;
}

const hasLeft = 'This address gets no newsletter any more. Subscribe again to change it.';

/** Whether a row is of an address that the newsletter comes to. */
export const isReader = (email: string) =>
  and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.confirmedAt));
