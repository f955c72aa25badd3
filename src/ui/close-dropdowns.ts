const OPEN = 'details.dropdown[open]';

/**
 * Closes dropdowns on Esc, which returns focus to the summary, on a click outside, and when another
 * one opens in browsers without `<details name>`. Returns a function that stops it. It listens
 * before React, which swallows events while it hydrates.
 */
export function closeDropdowns(page: Document = document): () => void {
  const listening = new AbortController();
  const first = { signal: listening.signal, capture: true };
  page.addEventListener('toggle', ({ target }) => beginTyping(target), first);
  page.addEventListener('click', ({ target }) => closeAllBut(page, target), first);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAndReturn(page), first);
  return () => listening.abort();
}

/** Moves focus into the field of an opened search. */
function beginTyping(opened: EventTarget | null): void {
  if (opened instanceof HTMLElement && opened.matches(OPEN))
    opened.querySelector<HTMLInputElement>('input[type=search]')?.focus();
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
