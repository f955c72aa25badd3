import { forgetGlimpse } from './profile-glimpse.ts';

const KEY = 'x-access-token';
const PUSH_KEY = 'FCMtoken';

/** The token of the session of this browser; none when nobody is logged in. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

// spec: state:login, state:otp
/** Begins the session of this browser. */
export function keepToken(token: string): void {
  forgetGlimpse();
  localStorage.setItem(KEY, token);
}

export function forgetToken(): void {
  forgetGlimpse();
  localStorage.removeItem(KEY);
}

/** The token that messages are pushed by. */
export function forgetPushToken(): void {
  localStorage.removeItem(PUSH_KEY);
}
