import type { RealmName } from '#contract/realms.ts';
import { showLoggedOut } from './avatar-cache.ts';

/** Deletes everything of one realm's user from this browser; the other realm's data stays. */
export function clearUserData(realm: RealmName = 'visitors'): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('agent:') === (realm === 'agents')) storage.removeItem(key);
  if (realm === 'visitors') showLoggedOut();
}
