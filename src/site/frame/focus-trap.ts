/** A close request of the platform: Back on Android, Esc on a desk. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Closes the side menu on Back, as the browser itself does for dialogs and popovers. */
let watcher: CloseWatcher | undefined;

/**
 * Makes the rest of the page inert while the side menu or the filter sheet is open, as a modal
 * dialog does. It listens before React, which swallows events while it hydrates.
 */
export function trapFocus(): void {
  const first = true;
  // A closing popover returns focus, so the page must stop being inert before that.
  for (const change of ['beforetoggle', 'toggle'] as const)
    addEventListener(change, ({ target, newState }) => settle(target, newState), first);
}

/** Closes the side menu, and returns focus to its opener. */
export function closeSideMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.side[open]');
  if (!menu) return;
  menu.open = false;
  settle(menu, 'closed');
  menu.querySelector('summary')?.focus();
}

function settle(target: EventTarget | null, state: string): void {
  const sheet = (target as Element).matches('.side')
    ? (target as Element).querySelector('.side-panel')
    : (target as Element).closest('.filter-sheet');
  if (!sheet) return;
  const isOpen = state === 'open';
  watcher?.destroy();
  if (isOpen && window.CloseWatcher && !sheet.matches('[popover]')) {
    watcher = new window.CloseWatcher();
    watcher.addEventListener('close', closeSideMenu);
  }
  makeOthersInert(sheet, isOpen);
  if (isOpen) sheet.querySelector<HTMLElement>('.side-close,select')?.focus();
}

function makeOthersInert(sheet: Element, isOpen: boolean): void {
  for (let part = sheet; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      // A touch on the shade closes the menu.
      if (other !== part && !other.matches('.side-shade')) other.toggleAttribute('inert', isOpen);
    }
  }
}
