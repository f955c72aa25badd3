/**
 * Shows the first page of a visit in the device's fonts, and loads the site's own after the first
 * screen is painted, so that they take no bandwidth from it. Later pages use the site's fonts at once.
 * The session storage remembers it, because logging out clears the local one.
 */
const root = document.documentElement;

export function startWithFallbackFonts(): void {
  if (lacksGlyphs(document.title)) return;
  root.dataset['fonts'] = 'fallback';
  // The load event and the first paint come in either order.
  addEventListener('load', () => new PerformanceObserver(loadFonts).observe(paints));
}

/** Whether the device has no font for an Indic title: it then draws the same box for every letter. */
function lacksGlyphs(title: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widths = title.match(/[\u0900-\u0dff]/g)?.map((letter) => pen?.measureText(letter).width);
  return new Set(widths).size === 1;
}

const paints = { type: 'paint', buffered: true };

async function loadFonts(
  seen: PerformanceObserverEntryList,
  observer: PerformanceObserver,
): Promise<void> {
  if (!seen.getEntriesByName('first-contentful-paint')[0]) return;
  observer.disconnect();
  const families = getComputedStyle(root).getPropertyValue('--fonts-to-load');
  // The browser loads the files that hold these letters: those of the title, and a digit.
  const letters = `0${document.querySelector('h1')?.textContent}`;
  const files = [400, 800].map((weight) =>
    document.fonts.load(`${weight} 1em ${families}`, letters),
  );
  // Where the network or the storage fails, the next page begins with the device's fonts again.
  await Promise.all(files)
    .then(() => sessionStorage.setItem('fonts', 'loaded'))
    .catch(() => undefined);
  // One part a frame, because a new layout of the whole page would block a slow phone.
  for (const part of document.querySelectorAll<HTMLElement>(
    'header,main :is(section,nav),main,footer',
  )) {
    // A button that moves between press and release would miss the press.
    do await new Promise(requestAnimationFrame);
    while (root.matches(':active'));
    part.dataset['fonts'] = 'loaded';
  }
  delete root.dataset['fonts'];
}
