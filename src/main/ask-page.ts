import type { AskPage } from '#features/site-watch/server/compare-pages.ts';

const TIMEOUT_MS = 15_000;
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The address of a server of this machine. */
export function listeningUrl({ host, port }: { host: string; port: number }): string {
  const reachable = EVERYWHERE[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Asks the site itself, as a robot that is not counted among its readers. */
export function askPageOf(siteUrl: () => string | undefined): AskPage {
  return async (path) => {
    const url = siteUrl();
    if (!url) return undefined;
    try {
      const response = await fetch(url + path, {
        headers: { 'user-agent': 'Abhiyan-watch/1 (bot)' },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, html: await response.text() };
    } catch {
      // A site that is stopping, or too slow; whether it answers is another alarm's business.
      return undefined;
    }
  };
}
