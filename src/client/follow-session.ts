import { forgetAvatar, showLoggedOut } from './avatar-cache.ts';
import { readToken } from './token.ts';

/** Of whoever this page was made for; undefined before anybody asked. */
let token: string | null | undefined;

/** Other tabs log in and out too, and Back brings a page as it was before: from now on this one follows. */
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
  // What belongs to one person is asked for anew.
  if (document.querySelector('[data-of-one-person]')) return location.reload();
  forgetAvatar();
  showSession();
}

function showSession(): void {
  if (token) document.documentElement.dataset['session'] = 'in';
  else showLoggedOut();
}
