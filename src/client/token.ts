const KEY = 'x-access-token';
const PUSH_KEY = 'FCMtoken';

/** The token of the session of this browser; none when nobody is logged in. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function forgetToken(): void {
  localStorage.removeItem(KEY);
}

/** The token that messages are pushed by. */
export function forgetPushToken(): void {
  localStorage.removeItem(PUSH_KEY);
}
