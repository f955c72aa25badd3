const OPEN = 'details.dropdown[open]';

/**
 * Closes dropdowns on Esc, which gives focus back to the summary, on a click outside, and when
 * another one opens, in browsers that do not know `<details name>`. Returns how to stop.
 */
export function closeDropdowns(page: Document = document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('click', ({ target }) => closeAllBut(page, target), { signal });
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAndReturn(page), {
    signal,
  });
  return () => listening.abort();
}

function closeAllBut(page: Document, target: EventTarget | null): void {
  for (const dropdown of openOnes(page)) {
    if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

function closeAndReturn(page: Document): void {
  for (const dropdown of openOnes(page)) {
    const summary = dropdown.querySelector('summary');
    if (dropdown.contains(page.activeElement)) summary?.focus();
    dropdown.open = false;
  }
}

function openOnes(page: Document): NodeListOf<HTMLDetailsElement> {
  return page.querySelectorAll<HTMLDetailsElement>(OPEN);
}
