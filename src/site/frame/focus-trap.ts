/**
 * While the side menu or a sheet of filters is open, nothing else of the page can be reached, as
 * behind a modal dialog. It listens before React does, which swallows what happens while it takes
 * the page over.
 */
export function trapFocus(): void {
  const first = true;
  // A popover gives focus back as it closes, so the page must be open to it before that.
  for (const change of ['beforetoggle', 'toggle'] as const)
    addEventListener(change, ({ target, newState }) => settle(target, newState), first);
}

/** Closes the side menu, and gives focus back to what opened it. */
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
  for (let part = sheet; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      // A touch on the shade closes the menu.
      if (other !== part && !other.matches('.side-shade')) other.toggleAttribute('inert', isOpen);
    }
  }
  if (isOpen) sheet.querySelector<HTMLElement>('button,select')?.focus();
}
