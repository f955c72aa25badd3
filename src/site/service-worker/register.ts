const WORKER = '/sw.js';

/** Registers the service worker where the browser has such things: not on unsafe origins. */
export function registerWorker(): void {
  // A site without it works, so what goes wrong is nobody's trouble.
  navigator.serviceWorker?.register(trusted(WORKER)).catch(() => undefined);
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The page's CSP lets no plain text become the address of a script. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  const createScriptURL = (text: string) => text;
  return trustedTypes.createPolicy('worker', { createScriptURL }).createScriptURL(address);
}
