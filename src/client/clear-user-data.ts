import type { RealmName } from '#contract/realms.ts';
import { showLoggedOut } from './avatar-cache.ts';

/**
 * Deletes everything of one realm's user from this browser; the other realm's data stays. Words that an agent typed
 * (`agent-typed:`) outlive every session.
 */
export function clearUserData(realm: RealmName = 'visitors'): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (realm === 'agents' ? key.startsWith('agent:') : !key.startsWith('agent'))
        storage.removeItem(key);
  if (realm === 'visitors') showLoggedOut();
}
