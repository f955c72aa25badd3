import { setUpAgent } from './agent.ts';
import type { Ask } from './agent.ts';
import { startInEveryLanguage } from './every-language.ts';
import { offer } from './on-demand.ts';
import { firstAgent, freeOrigin, startOwnSite } from './own-site.ts';

/**
 * Playwright's global set-up: one built site for the whole run, on a free port, with the demo
 * campaign in a database of its own. Tests find its address in `SITE_ORIGIN`, what it keeps and sends
 * in `SITE_DATA`, who starts the site in eleven languages in `EVERY_LANGUAGE`, and in `AGENT_TOKEN` a
 * session of its first administrator.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const place = await freeOrigin();
  const { dataFolder, stop } = await startOwnSite({ ...place, campaign: 'demo' });
  const everyLanguage = await offer(startInEveryLanguage);
  process.env['SITE_ORIGIN'] = place.origin;
  process.env['SITE_DATA'] = dataFolder;
  process.env['EVERY_LANGUAGE'] = everyLanguage.address;
  process.env['AGENT_TOKEN'] = await tokenOfFirst(place.origin);
  return async () => {
    await everyLanguage.stop();
    await stop();
  };
}

async function tokenOfFirst(origin: string): Promise<string> {
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
