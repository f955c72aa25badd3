import type { RealmName } from '#contract/realms.ts';
import { showLoggedOut } from './avatar-cache.ts';

/** Nothing of whoever was here stays in this browser; what the other realm keeps beside it does. */
export function clearUserData(realm: RealmName = 'visitors'): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('agent:') === (realm === 'agents')) storage.removeItem(key);
  if (realm === 'visitors') showLoggedOut();
}
