import { createHash } from 'node:crypto';
import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { usedIdTokens } from '#db/schema/sign-in.ts';
import type { Identity } from '#gateways/identity/port.ts';

/**
 * Uses up a signed token, because it stays in the history of the browser and is valid for an hour.
 * A token that was refused is not used up.
 */
export async function takeIdToken(
  tx: Transaction,
  idToken: string,
  { expiresAt }: Identity,
): Promise<void> {
  const [taken] = await tx
    .insert(usedIdTokens)
    .values({ hash: hashOf(idToken), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedIdTokens.hash });
  if (taken) return;
  const message = 'This sign-in was used already. Choose Google once more.';
  throw new Problem('wrongCredentials', { message });
}

/** Hashes the signed part alone, because a signature can be encoded in more than one way. */
function hashOf(idToken: string): Buffer {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  return createHash('sha256').update(signed).digest();
}
