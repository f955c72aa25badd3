import { startAgentSite } from './agent-site.ts';
import { film } from './camera.ts';
import { startInEveryLanguage } from './every-language.ts';
import { offer } from './on-demand.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';

/**
 * Playwright's global set-up: one built site for the whole run, on a free port, with the demo
 * campaign in a database of its own. Tests find its address in `SITE_ORIGIN`, what it keeps and sends
 * in `SITE_DATA`; who starts the site in eleven languages in `EVERY_LANGUAGE`, and the one on which
 * agents write in `AGENT_SITE`.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  await film();
  const place = await freeOrigin();
  const { dataFolder, stop } = await startOwnSite({ ...place, campaign: 'demo' });
  const everyLanguage = await offer(startInEveryLanguage);
  const agents = await offer(startAgentSite);
  process.env['SITE_ORIGIN'] = place.origin;
  process.env['SITE_DATA'] = dataFolder;
  process.env['EVERY_LANGUAGE'] = everyLanguage.address;
  process.env['AGENT_SITE'] = agents.address;
  return async () => {
    await agents.stop();
    await everyLanguage.stop();
    await stop();
  };
}
