/**
 * Decides everything that the first paint depends on: whether a visitor is logged in and with which
 * photo, so that the header never flashes, and whether lite mode is on, in which no font and only
 * half of each picture is loaded.
 */
// spec: state:logged-in
import { readAvatar, showAvatar } from '#client/avatar-cache.ts';
import { halveCopies } from '#contract/picture-copies.ts';
import { startWithFallbackFonts } from './font-loading.ts';

const { dataset } = document.documentElement;
const { connection } = navigator as { connection?: { saveData?: boolean } };
let isDataScarce = connection?.saveData;
let hasFonts = false;
try {
  if (localStorage.getItem('x-access-token')) {
    dataset['session'] = 'in';
    const avatar = readAvatar();
    if (avatar) showAvatar(avatar);
  }
  // A choice made on this site takes precedence over the browser's setting for all sites.
  const chosen = localStorage.getItem('lite');
  if (chosen) isDataScarce = chosen === 'on';
  hasFonts = sessionStorage.getItem('fonts') !== null;
} catch {
  // Storage is switched off: the visitor is logged out, and has made no choice.
}

if (isDataScarce) dataset['lite'] = 'on';
else if (!hasFonts) startWithFallbackFonts();

/**
 * Sets how much of each picture loads. The browser prefetches every picture that the markup names
 * except lazy ones, so all are lazy; outside lite mode those of the first screen become eager here.
 */
function chooseCopies(): void {
  if (isDataScarce) {
    for (const copies of document.querySelectorAll('source'))
      copies.srcset = halveCopies(copies.srcset);
  } else {
    const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority]');
    for (const picture of first) picture.loading = 'eager';
  }
}
const arrivals = new MutationObserver(chooseCopies);
arrivals.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  arrivals.disconnect();
  chooseCopies();
});
