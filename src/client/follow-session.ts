import { forgetAvatar, showLoggedOut } from './avatar-cache.ts';
import { readToken } from './token.ts';

/** The token of the visitor that this page was made for; undefined until it was read. */
let token: string | null | undefined;

/**
 * Keeps this page in step with the session: other tabs log in and out too, and Back restores an
 * earlier page.
 */
export function followSession(): void {
  if (token !== undefined) return;
  token = readToken();
  showSession();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}

function follow(): void {
  if (readToken() === token) return;
  token = readToken();
  // The data of one person must be loaded again.
  if (document.querySelector('[data-of-one-person]')) return location.reload();
  forgetAvatar();
  showSession();
}

function showSession(): void {
  if (token) document.documentElement.dataset['session'] = 'in';
  else showLoggedOut();
}
