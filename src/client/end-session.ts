import { isLanguage, localPath, primaryLanguage } from '#contract/languages.ts';
import type { RealmName } from '#contract/realms.ts';
import { clearUserData } from './clear-user-data.ts';

/**
 * Dispatched to the window when an agent's session is over; its `detail` is the sentence of the
 * toast.
 */
export const sessionExpired = 'session-expired';

const AGENT_LOGIN = '/agent/login';

const needsLogIn = new RegExp(`^(?:/[a-z]{2})?(?:${PATHS_OF_PAGES.needLogIn.join('|')})/?$`);

// spec: state:unauthorized
/**
 * Forgets everything stored of a realm, because its session is over. For visitors, the header
 * changes, and a page of one person redirects to the login, which leads back to it; any other page
 * stays. For agents, the console hears the event, shows a toast and goes to its login, and tells so
 * by `preventDefault`; otherwise the browser leaves the page.
 */
export function endSession(realm: RealmName): void {
  clearUserData(realm);
  const { pathname } = location;
  if (realm === 'agents') leaveConsole(pathname);
  else if (needsLogIn.test(pathname)) location.replace(loginFrom(pathname));
}

function loginFrom(path: string): string {
  const { lang } = document.documentElement;
  const login = localPath(isLanguage(lang) ? lang : primaryLanguage, '/login');
  return `${login}?next=${encodeURIComponent(path)}&ended=1`;
}

// spec: state:agent-expired
function leaveConsole(path: string): void {
  const detail = 'Session expired';
  const isUnheard = window.dispatchEvent(
    new CustomEvent(sessionExpired, { detail, cancelable: true }),
  );
  if (isUnheard && path !== AGENT_LOGIN) location.assign(AGENT_LOGIN);
}
