const OPEN = 'details.dropdown[open]';

/**
 * Closes dropdowns on Esc, which returns focus to the summary, on a click outside, and when another
 * one opens in browsers without `<details name>`. It listens before React, which swallows events
 * while it hydrates.
 */
export function closeDropdowns(): void {
  const first = true;
  addEventListener('toggle', ({ target }) => beginTyping(target as Element), first);
  addEventListener('click', ({ target }) => closeAllBut(target), first);
  addEventListener('keydown', ({ key }) => key === 'Escape' && closeAndReturn(), first);
}

/** Moves focus into the field of an opened search. */
function beginTyping(opened: Element): void {
  if (opened.matches(OPEN)) opened.querySelector<HTMLInputElement>('input[type=search]')?.focus();
}

function closeAllBut(target: EventTarget | null): void {
  for (const dropdown of openOnes()) {
    if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

function closeAndReturn(): void {
  for (const dropdown of openOnes()) {
    const summary = dropdown.querySelector('summary');
    if (dropdown.contains(document.activeElement)) summary?.focus();
    dropdown.open = false;
  }
}

function openOnes(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(OPEN);
}
