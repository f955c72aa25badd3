import type { RealmName } from '#contract/realms.ts';
import { forgetAvatar, showLoggedOut } from './avatar-cache.ts';

/** Under which key a realm's token is stored; those of agents' things begin with `agent:`. */
const KEYS = { visitors: 'x-access-token', agents: 'agent:x-access-token' };
const PUSH_KEY = 'FCMtoken';

/** The token of a realm's session in this browser; none when nobody is logged in. */
export function readToken(realm: RealmName = 'visitors'): string | null {
  return localStorage.getItem(KEYS[realm]);
}

// spec: state:login, state:otp
/** Begins the session of a visitor in this browser. */
export function keepToken(token: string): void {
  forgetAvatar();
  localStorage.setItem(KEYS.visitors, token);
  // The header of this page changes at once, that of the next before its first paint.
  document.documentElement.dataset['session'] = 'in';
}

export function forgetToken(): void {
  forgetAvatar();
  showLoggedOut();
  localStorage.removeItem(KEYS.visitors);
}

/** The token that messages are pushed by. */
export function forgetPushToken(): void {
  localStorage.removeItem(PUSH_KEY);
}
