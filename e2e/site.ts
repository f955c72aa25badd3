import { freeOrigin, startOwnSite } from './own-site.ts';

/**
 * Playwright's global set-up: one built site for the whole run, on a free port, with the demo
 * campaign in a database of its own. Tests find its address in `SITE_ORIGIN`, what it keeps and sends
 * in `SITE_DATA`.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const place = await freeOrigin();
  const { dataFolder, stop } = await startOwnSite({ ...place, campaign: 'demo' });
  process.env['SITE_ORIGIN'] = place.origin;
  process.env['SITE_DATA'] = dataFolder;
  return stop;
}
