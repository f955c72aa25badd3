import { invalid } from '#contract/problems.ts';
import type { Caller } from '#http/caller.ts';
import { findUserBy } from '#people/find-user.ts';
import { acceptPassword } from '#people/passwords/accept-password.ts';
import { isSameBrowser } from '#people/same-browser.ts';
import type { SignInDependencies } from './dependencies.ts';
import { linkExpired } from './link-expired.ts';
import type { PendingRegistration } from './pending-registration.ts';
import { requirePassword } from './reauthenticate.ts';

interface Given {
  newPassword?: string | undefined;
  currentPassword?: string | undefined;
}

/**
 * The first password of an account: that of the form, if the link is opened in the browser that
 * sent the form. Anybody may have registered with somebody else's address, so in another browser
 * its owner chooses a new password.
 */
export async function initialPassword(
  services: SignInDependencies,
  waiting: PendingRegistration,
  { newPassword }: Given,
  caller: Caller,
): Promise<string | null> {
  if (newPassword === undefined) {
    if (isSameBrowser(waiting.browser, caller)) return waiting.passwordHash;
    throw invalid({ param: 'newPassword', msg: 'Choose a password for this account' });
  }
  const chosen = { password: newPassword, param: 'newPassword', owner: waiting } as const;
  return acceptPassword(services, chosen, caller);
}

interface Asked {
  userId: string;
  holds: unknown;
}

/**
 * Requires that the owner of an address also owns the account: the browser that gave the address,
 * or the account's password. A person cannot be tricked into confirming an address for a stranger's
 * account.
 */
export async function requireOwner(
  { db }: SignInDependencies,
  { userId, holds }: Asked,
  { currentPassword }: Given,
  caller: Caller,
): Promise<void> {
  if (isSameBrowser((holds as { browser?: string | null }).browser, caller)) return;
  const owner = await findUserBy(db, { id: userId });
  if (!owner) throw linkExpired();
  if (owner.passwordHash === null)
    throw invalid({
      param: 'receipt',
      msg: 'Open this link in the browser in which you gave the address, or give it again in this one',
    });
  await caller.consume('proveAgain', owner.id);
  await requirePassword(owner, currentPassword, caller);
}
