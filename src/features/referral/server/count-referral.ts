import { eq } from 'drizzle-orm';
import { referralJoins } from '#db/schema/referral.ts';
import { personKeys } from '#people/person-keys.ts';
import type { CountReferral } from '#people/referral.ts';
import { findOpen } from './visits.ts';

/**
 * Counts a join for a link. The key of the table makes each address and each number count once, for
 * the member who was first; nobody brings themselves.
 */
export const countReferral: CountReferral = async (tx, code, { sourceId, ...comer }) => {
  const found = await findOpen(tx, code);
  if (!found) return;
  const keys = personKeys(comer);
  const ofInviter = personKeys(found.inviter);
  if (keys.some((key) => ofInviter.includes(key))) return;
  // In one order, so that two letters never wait for each other.
  const rows = keys.toSorted().map((personKey) => ({
    personKey,
    codeId: found.link.id,
    joinId: sourceId,
  }));
  const added = await tx.insert(referralJoins).values(rows).onConflictDoNothing().returning();
  // Known by the address or by the number is known.
  if (added.length < rows.length)
    await tx.delete(referralJoins).where(eq(referralJoins.joinId, sourceId));
};
