import type { RealmName } from '#contract/realms.ts';
import { forgetAvatar, showLoggedOut } from './avatar-cache.ts';
import { loadAvatar } from './load-avatar.ts';

/** The storage key of each realm's token; the keys of agents begin with `agent:`. */
const KEYS = { visitors: 'x-access-token', agents: 'agent:x-access-token' };
const PUSH_KEY = 'FCMtoken';

// spec: entity:access-token
/** The token of a realm's session in this browser; null when nobody is logged in. */
export function readToken(realm: RealmName = 'visitors'): string | null {
  return localStorage.getItem(KEYS[realm]);
}

// spec: state:login, state:otp
/** Begins the session of a visitor in this browser. */
export function keepToken(token: string): void {
  forgetAvatar();
  localStorage.setItem(KEYS.visitors, token);
  // The header of this page changes at once; the next page's does so before its first paint.
  document.documentElement.dataset['session'] = 'in';
  loadAvatar().catch(() => undefined);
}

/** Begins the session of an agent in this browser. */
export function keepAgentToken(token: string): void {
  localStorage.setItem(KEYS.agents, token);
}

export function forgetToken(): void {
  forgetAvatar();
  showLoggedOut();
  localStorage.removeItem(KEYS.visitors);
}

// spec: entity:push-token
/** The token for push messages: the JSON of the browser's subscription. */
export const readPushToken = (): string | null => localStorage.getItem(PUSH_KEY);

export function keepPushToken(token: string): void {
  localStorage.setItem(PUSH_KEY, token);
}

export function forgetPushToken(): void {
  localStorage.removeItem(PUSH_KEY);
}
