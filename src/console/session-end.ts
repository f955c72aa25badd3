import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { sessionExpired } from '#client/end-session.ts';
import { inConsoleLanguage } from '#contract/console-text.ts';
import { consoleLanguage } from '#ui/console/campaign.ts';
import { toastRegion } from '#ui/console/use-toast.ts';
import { showToast } from '#ui/toast/show-toast.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const LOG_IN = '/login';

// spec: state:agent-expired
/**
 * Shows the toast and the log-in when the server says that the session is over. What was typed stays
 * on the device; after the log-in, the address that was open is opened again.
 */
export function returnAfterLogIn(router: Router, queries: QueryClient): void {
  window.addEventListener(sessionExpired, (event) => {
    event.preventDefault();
    const { location, navigation } = router.state;
    queries.clear();
    // A screen that is being left may still call, after a log-out of one's own too.
    if (withoutBase((navigation.location ?? location).pathname) === LOG_IN) return;
    const expired = [String((event as CustomEvent).detail), 'सत्र समाप्त'] as const;
    void showToast({
      kind: 'error',
      text: inConsoleLanguage(expired, consoleLanguage),
      region: inConsoleLanguage(toastRegion, consoleLanguage),
    });
    void router.navigate(logInFrom(withoutBase(location.pathname) + location.search));
  });
}

/** The path below `/agent`; the state of a router has it whole. */
const withoutBase = (path: string) => path.replace(/^\/agent(?=\/|$)/, '') || '/';

/** The address of the log-in that leads to another one afterwards. */
export const logInFrom = (path: string): string =>
  path === '/' ? LOG_IN : `${LOG_IN}?next=${encodeURIComponent(path)}`;
