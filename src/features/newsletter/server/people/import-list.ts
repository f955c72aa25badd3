import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';
import { addressHash } from '#people/mail-address.ts';
import { noteNewsletterConsents } from '#people/newsletter-consents.ts';
import { findSuppressed } from '#people/suppression.ts';
import type { ListedReader } from './read-list.ts';

interface Plan {
  fresh: ListedReader[];
  known: number;
  suppressed: number;
}

/** Rows of one statement. */
const BATCH_SIZE = 500;

/** Tells who of a list would be taken in: nobody who gets it already, and nobody who may be written to no more. */
export async function planImport(
  db: Executor,
  secret: string,
  readers: readonly ListedReader[],
): Promise<Plan> {
  const plan: Plan = { fresh: [], known: 0, suppressed: 0 };
  for (const some of inParts(readers)) {
    const emails = some.map(({ email }) => email);
    const suppressed = await findSuppressed(db, secret, emails);
    const isKnown = and(
      inArray(newsletterSubscribers.email, emails),
      isNotNull(newsletterSubscribers.confirmedAt),
    );
    const rows = await db.select().from(newsletterSubscribers).where(isKnown);
    const known = new Set(rows.map(({ email }) => email));
    plan.suppressed += suppressed.size;
    plan.known += emails.filter((email) => known.has(email) && !suppressed.has(email)).length;
    plan.fresh.push(...some.filter(({ email }) => !known.has(email) && !suppressed.has(email)));
  }
  return plan;
}

/** Takes people in; those who confirmed meanwhile keep what they wished for. Returns how many were new. */
export async function importFresh(
  tx: Executor,
  secret: string,
  fresh: readonly ListedReader[],
): Promise<number> {
  let count = 0;
  for (const some of inParts(fresh)) {
    const taken = await tx
      .insert(newsletterSubscribers)
      .values(
        some.map(({ agreedAt, ...reader }) => ({
          ...reader,
          confirmedAt: agreedAt,
          source: 'import' as const,
        })),
      )
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: {
          confirmedAt: sql`excluded.confirmed_at`,
          name: sql`excluded.name`,
          language: sql`excluded.language`,
          source: sql`excluded.source`,
          proof: sql`excluded.proof`,
        },
        setWhere: isNull(newsletterSubscribers.confirmedAt),
      })
      .returning({ email: newsletterSubscribers.email });
    const emails = new Set(taken.map(({ email }) => email));
    const agreed = some.filter(({ email }) => emails.has(email));
    await noteNewsletterConsents(
      tx,
      agreed.map(({ email, language, agreedAt: at }) => ({
        addressHash: addressHash(secret, email),
        given: true,
        language,
        at,
        source: 'import' as const,
      })),
    );
    count += taken.length;
  }
  return count;
}

function inParts(readers: readonly ListedReader[]): ListedReader[][] {
  const count = Math.ceil(readers.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, at) =>
    readers.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  );
}
