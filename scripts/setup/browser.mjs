import { findChrome, findHeadlessShell } from './chrome.mjs';
import { install, mayInstall } from './debian.mjs';
import { SetupFault } from './fault.mjs';

/** @type {import('./make-ready.mjs').Job} */
export const browser = {
  title: 'Installing Chromium',
  isDue: () => findChrome() === undefined || maySpeedUp(),
  async work() {
    if (process.env.CHROME_PATH) {
      throw new SetupFault(`CHROME_PATH names ${process.env.CHROME_PATH}, which is not there.`);
    }
    if (!findChrome() && mayInstall()) await install('chromium');
    if (maySpeedUp()) await install('chromium-headless-shell');
    if (findChrome()) return;
    throw new SetupFault(
      'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its program.',
    );
  },
};

/** Tests run in the headless shell where there is one; without it they take longer. */
function maySpeedUp() {
  return !process.env.CHROME_PATH && !findHeadlessShell() && mayInstall();
}
