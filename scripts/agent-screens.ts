/**
 * `npm run agent-screens [-- NAME…]`: walks the agent area on the demo campaign and renews its pictures
 * in `docs/screens`, all of them or those whose names begin like one of the given ones. Exits with 1
 * where a screen did not come.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startAgentSite } from '../e2e/agent-site.ts';
import { agentSite } from '../e2e/agent.ts';
import { offer } from '../e2e/on-demand.ts';
import playwright from '../playwright.config.ts';
import { prepareWork } from './agent-screens/prepare-work.ts';
import { screens } from './agent-screens/screens.ts';
import { takeScreen } from './agent-screens/take-screen.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'screens');
const wanted = process.argv.slice(2);

const site = await offer(startAgentSite);
process.env['AGENT_SITE'] = site.address;
const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  const { origin } = await agentSite();
  const work = await prepareWork(browser, origin);
  for (const screen of screens) {
    if (wanted.length > 0 && !wanted.some((name) => screen.name.startsWith(name))) continue;
    try {
      await takeScreen(browser, { origin, folder, work }, screen);
      console.log(screen.name);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${screen.name}: ${String(error)}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
