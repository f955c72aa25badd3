/**
 * What must be known before the first paint: whether somebody is logged in, so that the header never
 * flashes, with what photo, and whether data is scarce, so that no font and only half of each picture is asked for.
 */
import { halveCopies } from '#contract/picture-copies.ts';
import { readGlimpse, showGlimpse } from '#client/profile-glimpse.ts';
import { beginNear } from './letters.ts';

const { dataset } = document.documentElement;
const { connection } = navigator as { connection?: { saveData?: boolean } };
let isDataScarce = connection?.saveData;
let hasLetters = false;
try {
  if (localStorage.getItem('x-access-token')) {
    dataset['session'] = 'in';
    const glimpse = readGlimpse();
    if (glimpse) showGlimpse(glimpse);
  }
  // What was chosen here comes before what the browser was told of all sites.
  const chosen = localStorage.getItem('lite');
  if (chosen) isDataScarce = chosen === 'on';
  hasLetters = sessionStorage.getItem('letters') !== null;
} catch {
  // Storage is switched off: the visitor is logged out, and has chosen nothing.
}

if (isDataScarce) dataset['lite'] = 'on';
else if (!hasLetters) beginNear();

/**
 * Browsers fetch ahead what the markup names, whatever is said here; only lazy pictures wait. Where
 * data is plenty, those of the first screen stop waiting as they come.
 */
function choose(): void {
  if (isDataScarce) {
    for (const copies of document.querySelectorAll('source'))
      copies.srcset = halveCopies(copies.srcset);
  } else {
    const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority]');
    for (const picture of first) picture.loading = 'eager';
  }
}
const arrivals = new MutationObserver(choose);
arrivals.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  arrivals.disconnect();
  choose();
});
