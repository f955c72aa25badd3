/**
 * A first visit is read in the letters of the device; ours are asked for when the first screen is
 * painted, so that they take no bandwidth from it. Who reads on sees no others. What is logged out
 * clears the local storage, so it is not kept there.
 */
const root = document.documentElement;

export function beginNear(): void {
  if (areBoxes(document.title)) return;
  root.dataset['letters'] = 'near';
  // Either may be first: pictures may all be there before anything was painted.
  addEventListener('load', () => new PerformanceObserver(change).observe(paints));
}

/** Whether the device lacks the letters of a title of India: what it draws for each is one box. */
function areBoxes(title: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widths = title.match(/[\u0900-\u0dff]/g)?.map((letter) => pen?.measureText(letter).width);
  return new Set(widths).size === 1;
}

const paints = { type: 'paint', buffered: true };

async function change(
  seen: PerformanceObserverEntryList,
  observer: PerformanceObserver,
): Promise<void> {
  if (!seen.getEntriesByName('first-contentful-paint')[0]) return;
  observer.disconnect();
  const families = getComputedStyle(root).getPropertyValue('--letters');
  // The browser asks for the files that have these letters: a title's and a figure.
  const letters = `0${document.querySelector('h1')?.textContent}`;
  const files = [400, 800].map((weight) =>
    document.fonts.load(`${weight} 1em ${families}`, letters),
  );
  // Where the network fails or nothing can be stored, the next page begins like this one.
  await Promise.all(files)
    .then(() => sessionStorage.setItem('letters', 'here'))
    .catch(() => undefined);
  // Part by part, because to set a whole page anew would hold up a slow phone.
  for (const part of document.querySelectorAll<HTMLElement>(
    'header,main :is(section,nav),main,footer',
  )) {
    part.dataset['letters'] = 'ours';
    await new Promise(requestAnimationFrame);
  }
  delete root.dataset['letters'];
}
