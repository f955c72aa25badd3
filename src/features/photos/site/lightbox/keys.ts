const STEPS: Partial<Record<string, string>> = {
  ArrowLeft: '.lightbox-previous',
  ArrowRight: '.lightbox-next',
  Escape: '.lightbox-close',
};

/** Where the arrow that was pressed with Enter is kept, until the next page goes on from it. */
const PRESSED = 'photo-step';

/** Arrows lead to the neighbours, Escape back to the album. */
export function stepWithKeys(lightbox: HTMLElement): void {
  // On the way down: Escape must find the menu open that it is about to close.
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
    // Storage is switched off: each page begins at its top.
  }
}

function isMeantElsewhere({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, select, textarea');
  const isMenuOpen = document.querySelector('.dropdown[open], .side[open], dialog[open]');
  return Boolean(ctrlKey || metaKey || altKey || shiftKey || isTyping || isMenuOpen);
}

/** A browser that comes to a `#` takes the focus there, once it has all of the page and paints it. */
function afterArrival(act: () => void): void {
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(act));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
}

/** Whoever goes on with Enter finds the focus on the same arrow of the next page. */
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
