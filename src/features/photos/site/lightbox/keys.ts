const STEPS: Partial<Record<string, string>> = {
  ArrowLeft: '.lightbox-previous',
  ArrowRight: '.lightbox-next',
  Escape: '.lightbox-close',
};

/** The storage key of the arrow that was pressed with Enter, for the focus on the next page. */
const PRESSED = 'photo-step';

/** Arrow keys go to the neighbours, Escape to the album. */
export function stepWithKeys(lightbox: HTMLElement): void {
  // In the capture phase, because Escape must find a menu still open.
  const onTheWayDown = true;
  addEventListener(
    'keydown',
    (event) => {
      const step = STEPS[event.key];
      if (step && !isMeantElsewhere(event)) lightbox.querySelector<HTMLElement>(step)?.click();
    },
    onTheWayDown,
  );
  try {
    keepFocus(lightbox);
  } catch {
    // Storage is switched off: focus begins at the top of each page.
  }
}

function isMeantElsewhere({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, select, textarea');
  const isMenuOpen = document.querySelector('.dropdown[open], .side[open], dialog[open]');
  return Boolean(ctrlKey || metaKey || altKey || shiftKey || isTyping || isMenuOpen);
}

/**
 * Runs after the browser has moved focus to the `#` of the address, once the page is loaded and
 * painted.
 */
function afterArrival(act: () => void): void {
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(act));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
}

/** Keeps the focus on the same arrow of the next page, for stepping with Enter. */
function keepFocus(lightbox: HTMLElement): void {
  const pressed = sessionStorage.getItem(PRESSED);
  sessionStorage.removeItem(PRESSED);
  for (const arrow of lightbox.querySelectorAll<HTMLAnchorElement>('.lightbox-step')) {
    if (arrow.rel === pressed) afterArrival(() => arrow.focus());
    arrow.addEventListener('click', ({ isTrusted, detail }) => {
      const isEnter = isTrusted && detail === 0;
      if (isEnter) sessionStorage.setItem(PRESSED, arrow.rel);
    });
  }
}
