const WORKER = '/sw.js';

/** Registers the service worker where the browser supports it: not on insecure origins. */
export function registerWorker(): void {
  // The site works without it, so a failure is ignored.
  navigator.serviceWorker?.register(trusted(WORKER)).catch(() => undefined);
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The page's CSP does not let a plain string become the address of a script. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  const createScriptURL = (text: string) => text;
  return trustedTypes.createPolicy('worker', { createScriptURL }).createScriptURL(address);
}
