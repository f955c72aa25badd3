import { createHash } from 'node:crypto';
import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { usedIdTokens } from '#db/schema/sign-in.ts';
import type { Identity } from '#gateways/identity/port.ts';

/**
 * A signed token opens the site once: it stands in the history of the browser that it came back to, and
 * holds for an hour. One that the answer refused was not used.
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

/** Of what is signed: the letters of a signature can be written in more than one way. */
function hashOf(idToken: string): Buffer {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  return createHash('sha256').update(signed).digest();
}
