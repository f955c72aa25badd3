import { agentSite, setUpAgent } from './agent.ts';
import type { AgentSite, Ask } from './agent.ts';
import { test as base } from './fixtures.ts';
import { firstAgent, freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';

/**
 * The site on which agents write, with the demo campaign or that of another folder. It is apart from
 * the one that visitors read: their tests count on its albums and pages.
 */
export async function startAgentSite(
  campaign = 'demo',
): Promise<AgentSite & { stop: () => Promise<void> }> {
  const place = await freeOrigin();
  const { dataFolder, stop } = await startOwnSite({ ...place, campaign });
  return { origin: place.origin, dataFolder, token: await tokenOfFirst(place.origin), stop };
}

/** Playwright's test on the site on which agents write. */
export const test = base.extend<object, { agentOrigin: string }>({
  agentOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern.
    async ({}, use) => use((await agentSite()).origin),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ agentOrigin }, use) => use(agentOrigin),
});

/** Playwright's test on such a site of a worker's own, with the whole demo or some of its collections. */
export const onOwnAgentSite = (collections?: readonly string[]) =>
  base.extend<object, { site: AgentSite }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern.
      async ({}, use) => {
        const campaign = collections && (await partOfDemo(collections));
        const { stop, ...site } = await startAgentSite(campaign?.folder);
        await use(site);
        await stop();
        await campaign?.remove();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ site }, use) => use(site.origin),
  });

/** Logs the first administrator of a site in, with an authenticator; gives the session's token. */
export async function tokenOfFirst(origin: string): Promise<string> {
  const ask: Ask = async (path, data, token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { 'x-access-token': token }),
    };
    const body = JSON.stringify(data);
    const reply = await fetch(`${origin}/api/agent/${path}`, { method: 'POST', headers, body });
    return reply.json();
  };
  const { token } = await ask('login', firstAgent);
  await setUpAgent(ask, token);
  return token;
}
