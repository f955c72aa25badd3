import { useRef, useState } from 'react';
import { readToken } from '#client/token.ts';
import { useLocalPath } from '#ui/page/root-data.ts';

// spec: state:logout, error:logout-logged
/**
 * Ends the session and leads to the login, also when it had ended by itself. Any other failure is
 * only logged, and the visitor stays logged in. It is busy until the login takes the place of the page.
 */
export function useLogOut() {
  const login = useLocalPath()('/login');
  const [busy, setBusy] = useState(false);
  const isEnding = useRef(false);
  const show = (isBusy: boolean) => {
    isEnding.current = isBusy;
    setBusy(isBusy);
  };

  async function logOut(): Promise<void> {
    if (isEnding.current) return;
    show(true);
    // It brings the contract with it, and its checking library, which reading pages do without.
    const ending = import('./end-session.ts').then(({ endSession }) => endSession());
    await ending.catch(console.error);
    if (readToken() !== null) return show(false);
    // The way back may lead to this page as it was left.
    addEventListener('pagehide', () => show(false), { once: true });
    location.assign(login);
  }

  return { busy, logOut, login };
}
