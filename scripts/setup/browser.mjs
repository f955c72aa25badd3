import { existsSync } from 'node:fs';
import { findChrome } from './chrome.mjs';
import { SetupFault } from './fault.mjs';
import { run } from './run.mjs';

/** @type {import('./make-ready.mjs').Job} */
export const browser = {
  title: 'Installing Chromium',
  isDue: () => findChrome() === undefined,
  async work() {
    if (process.env.CHROME_PATH) {
      throw new SetupFault(`CHROME_PATH names ${process.env.CHROME_PATH}, which is not there.`);
    }
    if (mayInstall()) await install();
    if (findChrome()) return;
    throw new SetupFault(
      'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its program.',
    );
  },
};

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function install() {
  const chromium = ['install', '-y', '--no-install-recommends', 'chromium'];
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', chromium, quietly)).ok) return;
  await run('apt-get', ['update'], quietly);
  await run('apt-get', chromium, quietly);
}
