/** Sent to the window on an agent path; its `detail` is the sentence to show as a toast. */
export const sessionExpired = 'session-expired';

const AGENT_LOGIN = '/agent/login';
const isAgentPath = (path: string) => path === '/agent' || path.startsWith('/agent/');

/**
 * Forgets everything stored: the session is over. On an agent path the console is told, to show a
 * toast and go to the login by itself, which it says by `preventDefault`; else the page is left.
 */
export function endSession(): void {
  localStorage.clear();
  if (!isAgentPath(location.pathname)) return;
  const detail = 'Session expired';
  const isUnheard = window.dispatchEvent(
    new CustomEvent(sessionExpired, { detail, cancelable: true }),
  );
  if (isUnheard && location.pathname !== AGENT_LOGIN) location.assign(AGENT_LOGIN);
}
